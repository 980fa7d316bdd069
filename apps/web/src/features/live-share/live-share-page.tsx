import { useRunningShares } from '../../data/live-share/use-running-shares.ts'
import { useSession } from '../../data/session/use-session.ts'
import { LogInLink } from '../../data/session/log-in-link.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'

function SignedOut() {
  return (
    <EmptyState
      icon="lock"
      title="Log in to share where you are"
      actions={<LogInLink className={buttonStyle({ tone: 'primary' })}>Log in</LogInLink>}
    >
      A link that follows you needs a server that knows you. Without an account you can still send your position once
      from the{' '}
      <Link to="/emergency" className="underline underline-offset-3">
        emergency card
      </Link>
      .
    </EmptyState>
  )
}

/** `/share-location` */
export function Page() {
  const session = useSession()
  const shares = useRunningShares()
  return (
    <div className="space-y-6">
      <PageHeader
        title="Share where I am"
        lead="A link that shows you on a map for a while. Whoever has it sees it, nobody else, and it ends by itself."
      />
      {session.status === 'signedIn' && (
        <>
          <ShareList shares={shares} />
          <ShareForm riderName={session.user.username} count={shares.length} />
        </>
      )}
      {session.status === 'signedOut' && <SignedOut />}
    </div>
  )
}

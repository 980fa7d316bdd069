import { useSession } from '../../data/session/use-session.ts'
import { localWords } from '../../data/sync/local-words.ts'
import { useLocalCounts, useWaiting } from '../../data/sync/use-sync.ts'
import { LogInLink } from '../../data/session/log-in-link.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'

interface Props {
  readonly onBring: () => void
  readonly onForget: () => void
}

function OfSomebodyElse({ username, onForget }: { readonly username: string; readonly onForget: () => void }) {
  return (
    <Card className="mt-6 border-danger">
      <h2 className="type-heading">This device holds data of {username}</h2>
      <p className="mt-1 text-small text-ink-muted">
        Some of it has not reached their account, so nothing of yours is mixed with it. Log in as {username} to send it,
        or take it off this device.
      </p>
      <Button tone="danger" icon="trash" className="mt-3" onClick={onForget}>
        Take it off this device
      </Button>
    </Card>
  )
}

function Stayed({ count, onBring }: { readonly count: number; readonly onBring: () => void }) {
  return (
    <Card className="mt-6">
      <h2 className="type-heading">Left on this device</h2>
      <p className="mt-1 text-small text-ink-muted">
        {count === 1 ? 'One thing' : `${count} things`} from before you logged in stayed on this device alone.
      </p>
      <Button icon="upload" className="mt-3" onClick={onBring}>
        Bring along to your account
      </Button>
    </Card>
  )
}

function Unowned({ words }: { readonly words: string }) {
  return (
    <Card className="mt-6">
      <h2 className="type-heading">On this device alone</h2>
      <p className="mt-1 text-small text-ink-muted">You have {words} here. Log in to have them on all your devices.</p>
      <LogInLink className={buttonStyle({ className: 'mt-3' })}>Log in</LogInLink>
    </Card>
  )
}

/** What is on this device alone, and the ways to change that. */
export function OnThisDevice({ onBring, onForget }: Props) {
  const session = useSession()
  const counts = useLocalCounts().value
  const waiting = useWaiting().value
  if (!waiting || !counts) return null
  const { account, stayed } = waiting
  if (session.status === 'signedIn') {
    if (account && account.userId !== session.user.id)
      return <OfSomebodyElse username={account.username} onForget={onForget} />
    return stayed === 0 ? null : <Stayed count={stayed} onBring={onBring} />
  }
  const words = localWords(counts)
  return account || words === '' ? null : <Unowned words={words} />
}

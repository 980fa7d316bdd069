import { useSession } from '../../data/session/use-session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SignedIn } from './signed-in/signed-in.tsx'
import { SignedOut } from './signed-out/signed-out.tsx'
import { StoragePanel } from './storage/storage-panel.tsx'

/** One's account, or the way to have one; and what this device keeps, account or not. */
export function Page() {
  const session = useSession()
  return (
    <>
      <PageHeader
        title="Profile"
        contours
        lead={
          session.status === 'signedIn'
            ? `Logged in as ${session.user.username}.`
            : 'Everything works without an account. With one, your trails and rides are on all your devices.'
        }
      />
      {session.status === 'loading' && (
        <div role="status" aria-label="Looking who is logged in" className="space-y-3">
          <Skeleton className="h-12 rounded-md" />
          <Skeleton className="h-48 rounded-md" />
        </div>
      )}
      {session.status === 'signedOut' && <SignedOut />}
      {session.status === 'signedIn' && <SignedIn user={session.user} isConfirmed={session.isConfirmed} />}
      <StoragePanel />
    </>
  )
}

import type { ReactNode } from 'react'
import { LogInLink } from '../../data/session/log-in-link.tsx'
import { useSession } from '../../data/session/use-session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Props {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page for admins: whoever is none is told so. The server decides for itself what it gives to whom. */
export function AdminsOnly({ title, lead, children }: Props) {
  const session = useSession()
  const isAdmin = session.status === 'signedIn' && session.user.roleId === 'admin'
  return (
    <div className="space-y-5">
      <PageHeader title={title} lead={isAdmin ? lead : undefined} />
      {isAdmin ? (
        children
      ) : session.status === 'loading' ? (
        <AdminSkeleton />
      ) : (
        <EmptyState
          icon="lock"
          title="This page is for admins"
          actions={
            session.status === 'signedOut' && (
              <LogInLink className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>Log in</LogInLink>
            )
          }
        >
          <p>
            {session.status === 'signedIn'
              ? 'Your account is none of an admin.'
              : 'Log in with the account of an admin to see it.'}
          </p>
        </EmptyState>
      )}
    </div>
  )
}

/** Until the first answer. */
export const AdminSkeleton = () => (
  <div role="status" className="space-y-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-24 w-full rounded-md" />
    <Skeleton className="h-24 w-full rounded-md" />
  </div>
)

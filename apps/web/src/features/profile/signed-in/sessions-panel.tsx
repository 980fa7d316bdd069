import { endSession, listSessions, type Session } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import { useQuery } from '@tanstack/react-query'
import { usePorts } from '../../../platform/ports.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccountCall } from './use-account-call.ts'

function SessionRow({ session, onEnded }: { readonly session: Session; readonly onEnded: () => void }) {
  const { http } = usePorts()
  const { isBusy, run } = useAccountCall()
  const { id, device, createdAt, lastUsedAt, isCurrent } = session
  const end = async () => {
    await run(() => http.call(endSession, { params: { id } }), `${device} is logged out`)
    onEnded()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-[620]">
          {device}
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-caption text-ink-muted">
          Logged in {formatDate(createdAt)}, last used {formatDate(lastUsedAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button tone="quiet" icon="logOut" busy={isBusy} aria-label={`Log out ${device}`} onClick={() => void end()}>
          Log out
        </Button>
      )}
    </li>
  )
}

/** Where one is logged in; a lost phone is logged out from here. */
export function SessionsPanel() {
  const { http } = usePorts()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['auth', listSessions.path],
    queryFn: ({ signal }) => http.call(listSessions, { signal }),
    networkMode: 'always',
    retry: false,
    refetchOnMount: 'always',
  })
  return (
    <Card as="section" aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="mb-3 type-heading">
        Where you are logged in
      </h2>
      {error && !data && (
        <ErrorPanel
          title="Not known right now"
          message="The list of your devices needs the network."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && <Skeleton className="h-16 rounded-md" />}
      {data && (
        <ul>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={() => void refetch()} />
          ))}
        </ul>
      )}
    </Card>
  )
}

import { formatDate } from '@bluffline/core'
import { useEffect, useMemo } from 'react'
import { heldBy } from '../../data/outbox/next-to-send.ts'
import type { OutboxRow } from '../../data/outbox/outbox-row.ts'
import { dropWrite, keepBoth, keepMine, keepTheirs, retryWrite } from '../../data/outbox/resolve.ts'
import { useSession } from '../../data/session/use-session.ts'
import { bringAlong, forgetAccount } from '../../data/sync/account.ts'
import { syncPartsOf } from '../../data/sync/sync-of.ts'
import type { SyncParts } from '../../data/sync/sync-parts.ts'
import { useSyncStatus, useWaiting } from '../../data/sync/use-sync.ts'
import { NO_ROOM } from '../../platform/no-room.ts'
import { usePorts } from '../../platform/ports.ts'
import { useOnline } from '../../platform/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OnThisDevice } from './on-this-device.tsx'
import { reasonOf } from './sync-words.ts'
import { WaitingRow, type RowActions } from './waiting-row.tsx'

type Work = (parts: SyncParts) => Promise<void>

/** Does something with what is kept here, then sends what can go. */
function useWork(): (work: Work) => void {
  const ports = usePorts()
  const { syncNow } = useSyncStatus()
  return useMemo(
    () => (work: Work) =>
      void syncPartsOf(ports)
        .then(work)
        .then(syncNow)
        .catch((problem: unknown) => void ports.errors.record(problem)),
    [ports, syncNow],
  )
}

const actionsOf = (run: (work: Work) => void): RowActions => ({
  retry: (row, correction) => run((parts) => retryWrite(parts, row, correction)),
  drop: (row) => run((parts) => dropWrite(parts, row)),
  mine: (row) => run((parts) => keepMine(parts, row)),
  theirs: (row) => run((parts) => keepTheirs(parts, row)),
  both: (row) => run((parts) => keepBoth(parts, row)),
})

function WaitingList({ rows, act }: { readonly rows: readonly OutboxRow[]; readonly act: RowActions }) {
  const session = useSession()
  const isOnline = useOnline()
  const userId = session.status === 'signedIn' ? session.user.id : null
  if (rows.length === 0) {
    return (
      <EmptyState icon="check" title="Nothing waits">
        What you save, record and report with no signal shows here until it is sent.
      </EmptyState>
    )
  }
  return (
    <ul aria-label="Waiting" className="mt-6 grid gap-3">
      {rows.map((row) => {
        const around = { isOnline, held: heldBy(row, rows) !== undefined, isOwner: row.owner === userId }
        return <WaitingRow key={row.seq} row={row} reason={reasonOf(row, around)} act={act} />
      })}
    </ul>
  )
}

function leadOf(count: number, problem: string | null, doneAt: number | null): string {
  const waiting = `${count === 1 ? 'One change waits' : `${count} changes wait`} on this device.`
  if (count > 0) return problem === NO_ROOM ? `${waiting} ${problem}` : waiting
  if (problem !== null) return problem
  return doneAt === null
    ? 'Everything you wrote here is where it belongs.'
    : `All sent. Last looked ${formatDate(doneAt)}.`
}

/** What waits on this device, and why. */
export function Page() {
  const { value, isRefused } = useWaiting()
  const { problem, doneAt, isRunning, syncNow } = useSyncStatus()
  const isKnown = useSession().status !== 'loading'
  // Who opens this page wants to see it go.
  useEffect(() => {
    if (isKnown) syncNow()
  }, [isKnown, syncNow])
  const run = useWork()
  const act = useMemo(() => actionsOf(run), [run])
  return (
    <>
      <PageHeader
        title="Sync"
        lead={value ? leadOf(value.rows.length, problem, doneAt) : 'What you wrote with no signal.'}
        actions={
          <Button icon="refresh" busy={isRunning} onClick={syncNow}>
            Sync now
          </Button>
        }
      />
      {isRefused && (
        <ErrorPanel
          title="Nothing can be kept here"
          message="This browser does not let us keep anything on the device. A private window may be the reason."
        />
      )}
      {!isRefused && !value && <Skeleton className="mt-6 h-24 rounded-md" />}
      {value && <WaitingList rows={value.rows} act={act} />}
      <OnThisDevice onBring={() => run(bringAlong)} onForget={() => run(forgetAccount)} />
    </>
  )
}

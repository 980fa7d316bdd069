import { useState, type DragEvent } from 'react'
import { useSession } from '../../data/session/use-session.ts'
import { useRides, type Rides } from '../../data/rides/use-rides.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FileButton } from './import/file-button.tsx'
import { ImportProgress, ImportReports } from './import/import-panel.tsx'
import { useImport } from './import/use-import.ts'
import { PutAwayList } from './list/put-away-list.tsx'
import { RideCard } from './list/ride-card.tsx'
import { TotalsPanel } from './list/totals-panel.tsx'

const RecordLink = () => (
  <Link to="/record" className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>
    <Icon name="record" />
    Record a ride
  </Link>
)

function NoRides() {
  return (
    <EmptyState icon="trail" title="No rides yet" actions={<RecordLink />}>
      Record your first one, or import GPX, KML, TCX, GeoJSON and FIT files: pick them above or drop them anywhere here.
    </EmptyState>
  )
}

function RideLists({ rides, putAway }: Rides) {
  return (
    <div className="space-y-6">
      {rides.length === 0 ? <NoRides /> : <TotalsPanel rows={rides} />}
      {rides.length > 0 && (
        <ul aria-label="Rides" className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {rides.map((row) => (
            <RideCard key={row.id} row={row} />
          ))}
        </ul>
      )}
      <PutAwayList rows={putAway} />
    </div>
  )
}

function RidesContent() {
  const { value, isRefused } = useRides()
  if (isRefused) {
    return (
      <ErrorPanel
        title="Your rides cannot be read"
        message="This browser does not let us keep anything on the device. A private window may be the reason."
      />
    )
  }
  if (value === undefined) {
    return (
      <div role="status" aria-busy aria-label="Loading rides" className="space-y-3">
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-28 rounded-md" />
      </div>
    )
  }
  return <RideLists {...value} />
}

/** Files may be dropped anywhere on the page. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, handlers }
}

const LEADS = {
  loading: undefined,
  signedOut: 'They live on this device and nowhere else.',
  signedIn: 'They live on this device and, once sent, in your account: your other devices have them too.',
} as const

/** `/rides` */
export function Page() {
  const { running, reports, begin, cancel, dismiss } = useImport()
  const { isOver, handlers } = useDrop(begin)
  return (
    <div
      className={cx(
        'min-h-[60dvh] space-y-6 rounded-lg',
        isOver && 'outline-3 outline-offset-8 outline-accent outline-dashed',
      )}
      {...handlers}
    >
      <PageHeader
        title="Your rides"
        lead={LEADS[useSession().status]}
        contours
        actions={
          <>
            <FileButton onFiles={begin} disabled={running !== null} />
            <RecordLink />
          </>
        }
      />
      {running && <ImportProgress {...running} onCancel={cancel} />}
      {reports.length > 0 && !running && <ImportReports reports={reports} onDismiss={dismiss} />}
      <RidesContent />
    </div>
  )
}

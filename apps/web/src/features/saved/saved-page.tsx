import type { Trail } from '@bluffline/contract'
import { useMemo, useState } from 'react'
import type { SavedTrailRow } from '../../data/db/rows.ts'
import { useSavedTrails } from '../../data/saved/use-saved-trails.ts'
import { useTrails } from '../../data/trails/use-trails.ts'
import { useVerdicts } from '../../data/verdict/use-verdicts.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SavedCard } from './saved-card.tsx'
import { orderSaved, SAVED_SORTS, type SavedSort, type SavedTrail } from './saved-order.ts'

const NO_TRAILS: readonly Trail[] = []
const NO_ROWS: readonly SavedTrailRow[] = []
const SORT_WORDS: Readonly<Record<SavedSort, string>> = {
  newest: 'Last saved first',
  name: 'Name',
  open: 'Open today first',
}

function NothingSaved() {
  return (
    <EmptyState
      icon="bookmark"
      title="Nothing saved yet"
      actions={
        <Link to="/ai-trails" className={buttonStyle({ tone: 'primary' })}>
          Find a trail
        </Link>
      }
    >
      Tap the bookmark on a trail to keep it here, also with no signal.
    </EmptyState>
  )
}

function SavedList({ saved }: { readonly saved: readonly SavedTrail[] }) {
  const { save, forget } = useSavedTrails()
  const { show } = useToast()
  const [sort, setSort] = useState<SavedSort>('newest')
  const trails = useMemo(() => saved.flatMap(({ trail }) => trail ?? []), [saved])
  const verdicts = useVerdicts(trails)
  const fail = () =>
    show({ title: 'Not changed', description: 'The device refused to write. Try again.', tone: 'danger' })
  const remove = ({ row, trail }: SavedTrail) => {
    const undo = () => void save(row.trailId, row.savedAtMs).catch(fail)
    forget(row.trailId).then(
      () => show({ title: 'Removed', description: trail?.name ?? row.trailId, action: { label: 'Undo', run: undo } }),
      fail,
    )
  }
  return (
    <>
      <SelectField
        label="Sort by"
        options={SAVED_SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))}
        value={sort}
        onValue={setSort}
        className="mt-6 max-w-64"
      />
      <ul aria-label="Saved trails" className="mt-4 grid gap-3 md:grid-cols-2">
        {orderSaved(saved, sort, verdicts).map((one) => (
          <SavedCard
            key={one.row.trailId}
            saved={one}
            verdict={verdicts.get(one.row.trailId)}
            onRemove={() => remove(one)}
          />
        ))}
      </ul>
    </>
  )
}

function SavedContent() {
  const { rows, isRefused } = useSavedTrails()
  const { records, error, retry, isRetrying } = useTrails()
  const trails = records ?? NO_TRAILS
  const saved = useMemo(() => {
    const byId = new Map(trails.map((trail) => [trail.id, trail]))
    return (rows ?? NO_ROWS).map((row): SavedTrail => ({ row, trail: byId.get(row.trailId) }))
  }, [rows, trails])
  if (isRefused) {
    return (
      <ErrorPanel
        title="Saved trails cannot be read"
        message="This browser does not let us keep anything on the device. A private window may be the reason."
      />
    )
  }
  if (rows?.length === 0) return <NothingSaved />
  if (error) {
    return (
      <ErrorPanel
        title="Trail Loading Error"
        message="Unable to load trail data. Please check your connection and try again."
        onRetry={retry}
        retrying={isRetrying}
      />
    )
  }
  if (rows === undefined || records === undefined) {
    return (
      <div role="status" aria-label="Loading saved trails" className="mt-6 grid gap-3 md:grid-cols-2">
        <Skeleton className="h-32 rounded-md" />
        <Skeleton className="h-32 rounded-md" />
      </div>
    )
  }
  return <SavedList saved={saved} />
}

/** The trails kept on this device. */
export function SavedPage() {
  const { rows } = useSavedTrails()
  const count = rows?.length ?? 0
  return (
    <>
      <PageHeader
        title="Saved trails"
        contours
        lead={
          count === 0
            ? 'Kept on this device, with or without a network.'
            : `${count} kept on this device, with or without a network.`
        }
      />
      <SavedContent />
    </>
  )
}

import { Button } from '../../../ui/button.tsx'
import type { TownReading } from './use-near-town.ts'

interface Props {
  readonly reading: TownReading | 'reading' | null
  readonly onBack: () => void
}

/** The words in the box were taken for a town: which one, and the way back. */
export function TownNote({ reading, onBack }: Props) {
  if (reading === null || reading === 'reading') return null
  const { town } = reading
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-3 py-1 text-small">
      <p role="status" className="min-w-0 flex-1 basis-40">
        Trails near <strong>{town.name}</strong>, {town.county} County
      </p>
      <Button tone="quiet" icon="close" onClick={onBack}>
        All trails
      </Button>
    </div>
  )
}

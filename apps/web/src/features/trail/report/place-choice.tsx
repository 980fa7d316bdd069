import { arkansasPosition } from '@bluffline/contract'
import { formatCoordinate, formatFeet } from '@bluffline/core'
import { useState } from 'react'
import type { LocationProblem } from '../../../platform/geolocation.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormDraft } from './report-draft.ts'

interface Props {
  readonly value: FormDraft['place']
  readonly onValue: (place: FormDraft['place']) => void
}

const PROBLEMS: Record<LocationProblem | 'outside', string> = {
  denied: 'Your browser does not let this page see where you are. The report works without it.',
  unavailable: 'Your place could not be found just now. The report works without it.',
  timeout: 'Finding your place took too long. The report works without it.',
  unsupported: 'This browser cannot tell where you are. The report works without it.',
  outside: 'You are not in Arkansas right now, so your place does not help here.',
}

/** Adds where the rider stands, if they want to; nothing is read before the press. */
export function PlaceChoice({ value, onValue }: Props) {
  const { geolocation } = usePorts()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const find = async () => {
    setBusy(true)
    setProblem(null)
    const found = await geolocation.current()
    setBusy(false)
    if ('problem' in found) return setProblem(PROBLEMS[found.problem])
    const { lng, lat, accuracyM } = found.fix
    const position = { lng, lat }
    if (!arkansasPosition.safeParse(position).success) return setProblem(PROBLEMS.outside)
    onValue({ position, accuracyM })
  }
  return (
    <div>
      <p className="text-small font-[600]">Where you are (optional)</p>
      {value === null ? (
        <Button icon="locate" busy={busy} onClick={() => void find()} className="mt-1.5">
          Add where I am
        </Button>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="type-figure">{formatCoordinate(value.position, 'decimal')}</span>
          {value.accuracyM !== null && (
            <span className="text-caption text-ink-muted">within {formatFeet(value.accuracyM)}</span>
          )}
          <Button tone="quiet" icon="close" onClick={() => onValue(null)}>
            Leave it out
          </Button>
        </p>
      )}
      <p role="status" className="text-caption text-ink-muted">
        {problem}
      </p>
    </div>
  )
}

import type { LocationProblem } from '../../platform/geolocation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LOCATE_WORDS } from './locate-words.ts'

interface Props {
  readonly problem: LocationProblem
  readonly onClose: () => void
}

export function LocateProblem({ problem, onClose }: Props) {
  const { title, advice } = LOCATE_WORDS[problem]
  return (
    <div className="map-note">
      <div
        role="alert"
        className="flex max-w-md items-start gap-2 rounded-md border border-line-strong bg-surface py-2 pr-1 pl-4 shadow-float"
      >
        <div className="py-1.5">
          <p className="font-semibold">{title}</p>
          <p className="text-small text-ink-muted">{advice}</p>
        </div>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
    </div>
  )
}

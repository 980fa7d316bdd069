import type { LocationProblem } from '../../platform/geolocation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { AnchorPlace } from './use-anchor.ts'

interface Props {
  readonly place: AnchorPlace
  /** What to do instead, in the words of the page: where a town is typed or chosen there. */
  readonly problems: Readonly<Record<LocationProblem, string>>
}

const box = 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-3 py-2 text-small'

/** Why distances are not shown yet, and the button that changes it. */
export function AnchorNote({ place: { state, ask }, problems }: Props) {
  if (state.kind === 'none' || state.kind === 'known') return null
  if (state.kind === 'asking') {
    return (
      <p role="status" className={box}>
        <Icon name="busy" className="bl-spin" />
        Finding the place …
      </p>
    )
  }
  if (state.kind === 'unknownTown') return <p className={box}>The town in this link is not one we know.</p>
  const canAsk = state.kind === 'toAsk' || state.problem === 'timeout' || state.problem === 'unavailable'
  return (
    <div role="status" className={box}>
      <p className="min-w-0 flex-1 basis-48">
        {state.kind === 'toAsk'
          ? 'Distances need to know where you are. Your position stays on this device.'
          : problems[state.problem]}
      </p>
      {canAsk && (
        <Button icon="locate" onClick={ask}>
          {state.kind === 'toAsk' ? 'Use my location' : 'Try again'}
        </Button>
      )}
    </div>
  )
}

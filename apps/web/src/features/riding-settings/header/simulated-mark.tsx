import { useSyncExternalStore } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

/** In the header of every page while positions do not come from the GPS: nobody may take them for real. */
export function SimulatedMark() {
  const { simulator } = usePorts()
  const isPlaying = useSyncExternalStore(simulator.watch, () => simulator.read() !== null)
  if (!isPlaying) return null
  return (
    <Link
      to="/settings/simulator"
      data-mark
      aria-label="Simulated positions. Open the simulator"
      className="inline-flex h-touch min-w-touch shrink-0 items-center justify-center gap-1.5 rounded-md px-2 type-label text-highlight hover:bg-accent-soft"
    >
      <Icon name="alert" sizePx={20} />
      <span className="@max-[22rem]/bar:sr-only @min-[48rem]/bar:@max-[72rem]/bar:sr-only">Simulated</span>
    </Link>
  )
}

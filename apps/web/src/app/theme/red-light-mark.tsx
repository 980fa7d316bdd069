import { Icon } from '../../ui/icon.tsx'
import { useRedLight } from './use-red-light.ts'

/** Says that everything is red on purpose, and is the way out. */
export function RedLightMark() {
  const [isOn, set] = useRedLight()
  if (!isOn) return null
  return (
    <button
      type="button"
      data-mark=""
      aria-label="Red-light mode is on. Turn it off"
      className="inline-flex h-touch min-w-touch shrink-0 items-center justify-center gap-2 rounded-md px-2.5 text-small font-[620] text-accent-text hover:bg-accent-soft"
      onClick={() => set(false)}
    >
      <Icon name="night" sizePx={22} />
      <span className="@max-[52rem]/bar:sr-only">Red light</span>
    </button>
  )
}

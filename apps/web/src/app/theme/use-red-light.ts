import { useCallback, useEffect } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { applyNight, useNight } from '../../ui/theme/active-theme.ts'
import { RED_LIGHT_KEY } from '../../ui/theme/themes.ts'

const ON = 'on'

/** Night vision for the whole app: nothing but red leaves the screen. Kept, followed by the other tabs, and there before the first paint. */
export function useRedLight(): readonly [boolean, (isOn: boolean) => void] {
  const { storage } = usePorts()
  const isOn = useNight()
  useEffect(() => storage.watch(RED_LIGHT_KEY, (value) => applyNight(value === ON)), [storage])
  const set = useCallback(
    (next: boolean) => {
      if (next) storage.write(RED_LIGHT_KEY, ON)
      else storage.remove(RED_LIGHT_KEY)
      applyNight(next)
    },
    [storage],
  )
  return [isOn, set]
}

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { CHOICES_KEY, readChoices, type MapChoices } from './map-choices.ts'

const watchers = new Set<() => void>()

/** The rider's choices, the same on every map of the app and in every tab. */
export function useMapChoices(): readonly [MapChoices, (change: Partial<MapChoices>) => void] {
  const { storage } = usePorts()
  const watch = useCallback(
    (onChange: () => void) => {
      watchers.add(onChange)
      const stop = storage.watch(CHOICES_KEY, onChange)
      return () => {
        watchers.delete(onChange)
        stop()
      }
    },
    [storage],
  )
  const text = useSyncExternalStore(watch, () => storage.read(CHOICES_KEY))
  const choices = useMemo(() => readChoices(text), [text])
  const change = useCallback(
    (part: Partial<MapChoices>) => {
      storage.write(CHOICES_KEY, JSON.stringify({ ...readChoices(storage.read(CHOICES_KEY)), ...part }))
      for (const watcher of watchers) watcher()
    },
    [storage],
  )
  return [choices, change]
}

import type { Ports } from '../../platform/ports.ts'

/** What the header says of a ride. `open`: one that a closed or crashed tab left behind. */
export type RecordingMark = 'none' | 'recording' | 'paused' | 'open'

interface MarkStore {
  readonly read: () => RecordingMark
  readonly watch: (onChange: () => void) => () => void
  readonly set: (mark: RecordingMark) => void
}

const known = new WeakMap<Ports['geolocation'], MarkStore>()

/** The mark for the header, light enough for the first paint: whoever records writes it, whoever shows it needs no recorder. */
export function recordingMarkOf({ geolocation }: Pick<Ports, 'geolocation'>): MarkStore {
  const made = known.get(geolocation) ?? createMark()
  known.set(geolocation, made)
  return made
}

function createMark(): MarkStore {
  let mark: RecordingMark = 'none'
  const watchers = new Set<() => void>()
  return {
    read: () => mark,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    set: (next) => {
      if (next === mark) return
      mark = next
      for (const watcher of watchers) watcher()
    },
  }
}

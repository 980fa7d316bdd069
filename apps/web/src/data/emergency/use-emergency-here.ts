import { useEffect } from 'react'
import { usePorts, type Ports } from '../../platform/ports.ts'

/** Pages that show the card themselves: the button over the page stands aside, and the card over it need not open. */
let showing = 0
const watchers = new Set<() => void>()
const tell = () => {
  for (const watcher of watchers) watcher()
}

export const emergencyHere = {
  read: (): boolean => showing > 0,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}

/** Begins what an emergency page needs beside itself: alerts that were left are taken up at once. */
export function useEmergencyHere(): void {
  const ports = usePorts()
  useEffect(() => {
    showing += 1
    tell()
    void takeUp(ports)
    return () => {
      showing -= 1
      tell()
    }
  }, [ports])
}

async function takeUp(ports: Ports): Promise<void> {
  try {
    const { alertEngineOf } = await import('./alerts/alert-engine-of.ts')
    await alertEngineOf(ports).resume()
  } catch (problem) {
    ports.errors.record(problem)
  }
}

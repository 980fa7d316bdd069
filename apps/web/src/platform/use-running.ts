import { useEffect } from 'react'
import { usePorts, type Ports } from './ports.ts'

/** Begins work and answers how to end it. */
export type Begin = (ports: Ports) => () => void

/** Work that goes on while it is wanted; its code comes when it is first wanted. `load` stands outside the component. */
export function useRunning(isOn: boolean, load: () => Promise<Begin>): void {
  const ports = usePorts()
  useEffect(() => {
    if (!isOn) return
    let stop = () => {}
    let isLeft = false
    void load()
      .then((begin) => {
        if (!isLeft) stop = begin(ports)
      })
      .catch(ports.errors.record)
    return () => {
      isLeft = true
      stop()
    }
  }, [ports, isOn, load])
}

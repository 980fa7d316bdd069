import type { Position } from '@bluffline/core'
import { useEffect, useState } from 'react'
import { LOCATE_WORDS } from '../../../map/locate/locate-words.ts'
import { usePorts } from '../../../platform/ports.ts'

interface MyPlace {
  readonly place: Position | null
  /** Why nobody knows, with what to do. */
  readonly problem: string | null
}

const UNKNOWN: MyPlace = { place: null, problem: null }

/** Where the rider is, asked once when it is wanted. */
export function useMyPlace(isWanted: boolean): MyPlace {
  const { geolocation } = usePorts()
  const [answer, setAnswer] = useState(UNKNOWN)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const ask = async () => {
      const heard = await geolocation.current()
      if (!isCurrent) return
      if ('fix' in heard) setAnswer({ place: { lng: heard.fix.lng, lat: heard.fix.lat }, problem: null })
      else setAnswer({ place: null, problem: LOCATE_WORDS[heard.problem].advice })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [isWanted, geolocation])
  return isWanted ? answer : UNKNOWN
}

import { spokenNamesOf, type KnownSpeech } from '@bluffline/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { namesOf } from '../assistant/known.ts'
import { readLists } from '../assistant/read-lists.ts'
import { KNOWN_PHRASES } from './known-phrases.ts'

/** What is likely to be said here: commands, calls for help, and the places of the catalogue as far as it is on this device. */
export function useKnownSpeech(): () => KnownSpeech {
  const ports = usePorts()
  const client = useQueryClient()
  const names = useRef<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    readLists({ client, ports })
      .then((lists) => {
        if (!isGone) names.current = spokenNamesOf(namesOf(lists))
      })
      .catch((problem: unknown) => void ports.errors.record(problem))
    return () => {
      isGone = true
    }
  }, [client, ports])
  return useCallback(() => ({ phrases: KNOWN_PHRASES, names: names.current }), [])
}

import type { Trail } from '@bluffline/contract'
import { useDeferredValue, useMemo } from 'react'
import { useTowns } from '../../../data/towns/use-towns.ts'
import { createSuggester, type SuggestionGroup } from './suggest.ts'

const NONE: readonly SuggestionGroup[] = []

/** Offers for what is being typed. The indexes are built when somebody first types. */
export function useSuggestions(trails: readonly Trail[], text: string): readonly SuggestionGroup[] {
  const asked = useDeferredValue(text.trim())
  const isTyping = asked.length > 1
  const towns = useTowns(isTyping)
  const suggest = useMemo(() => (isTyping ? createSuggester(trails, towns ?? []) : null), [isTyping, trails, towns])
  return useMemo(() => suggest?.(asked) ?? NONE, [suggest, asked])
}

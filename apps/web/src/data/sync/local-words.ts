import type { SyncedNoun } from '@bluffline/contract'
import type { LocalCounts } from './account.ts'
import { NOUN_WORDS } from './nouns.ts'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** "3 saved trails, 2 rides and your settings"; empty where there is nothing. */
export function localWords(counts: LocalCounts): string {
  const parts = (Object.keys(NOUN_WORDS) as SyncedNoun[]).flatMap((noun) => {
    const count = counts[noun] ?? 0
    if (count === 0) return []
    const [one, many] = NOUN_WORDS[noun]
    return noun === 'settings' ? ['your settings'] : [count === 1 ? `1 ${one}` : `${count} ${many}`]
  })
  return list.format(parts)
}

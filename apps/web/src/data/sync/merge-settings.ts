import { mergedPreferences } from '../campgrounds/preferences.ts'
import { USER_PREFERENCES_KEY } from '../campgrounds/preferences-key.ts'
import type { ServerRecord } from './nouns.ts'
import { textOfValue, valueOfText } from './scan-settings.ts'
import { sentText } from './sent-text.ts'
import type { SyncParts } from './sync-parts.ts'

const NOUN = 'settings'

interface Versions {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** Settings in which what two devices changed fits into one, so that nobody needs to be asked. */
const MERGED: Readonly<Record<string, (versions: Versions) => unknown>> = { [USER_PREFERENCES_KEY]: mergedPreferences }

const parsed = (text: string | null | undefined): unknown =>
  text === null || text === undefined ? null : valueOfText(text)

/** What is to stand here once the server says `theirs`: that, or for some settings also what was changed here since. */
export async function settledValue({ database, storage }: SyncParts, key: string, theirs: unknown): Promise<unknown> {
  const [merge, known] = [MERGED[key], await database.synced.get([NOUN, key])]
  const mine = storage.read(key)
  if (merge === undefined || known?.state !== 'account' || mine === null) return theirs
  return merge({ base: parsed(known.sent), mine: parsed(mine), theirs })
}

const isAlive = (value: unknown): value is ServerRecord =>
  typeof value === 'object' && value !== null && 'revision' in value && 'deletedAt' in value && value.deletedAt === null

/** Merges what two devices changed of one setting; the outcome is found by the next comparison. True where there was such a one. */
export async function mergeSettings(parts: SyncParts): Promise<boolean> {
  const { database, storage } = parts
  const rows = await database.outbox.where({ noun: NOUN }).toArray()
  const conflicts = rows.filter(({ state, recordId, current }) => state === 'conflict' && recordId in MERGED && isAlive(current)) // prettier-ignore
  for (const { recordId: key, current } of conflicts) {
    if (!isAlive(current)) continue
    const { revision } = current
    const theirs = current['value'] ?? null
    const base = parsed((await database.synced.get([NOUN, key]))?.sent)
    const merged = MERGED[key]?.({ base, mine: parsed(storage.read(key)), theirs })
    storage.receive(key, textOfValue(merged))
    await database.transaction('rw', database.outbox, database.synced, async () => {
      await database.outbox.where({ noun: NOUN, recordId: key }).delete()
      const sent = sentText(NOUN, { value: theirs })
      await database.synced.put({ noun: NOUN, id: key, serverId: key, revision, state: 'account', sent, isHere: true })
    })
  }
  return conflicts.length > 0
}

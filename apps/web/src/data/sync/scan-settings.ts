import type { StoragePort } from '../../platform/storage.ts'
import type { OutboxRow, Write } from '../outbox/outbox-row.ts'
import { queueStores, queueWrite } from '../outbox/queue-write.ts'
import { USER_PREFERENCES_KEY } from '../campgrounds/preferences-key.ts'
import { EMERGENCY_SETTINGS_KEY } from '../emergency/emergency-settings.ts'
import { HAPTIC_PREFERENCES_KEY, OUTDOOR_SETTINGS_KEY } from '../riding-settings/riding-settings.ts'
import { VEHICLE_KEY } from '../vehicle/vehicle-store.ts'
import { sentText } from './sent-text.ts'
import type { SyncParts } from './sync-parts.ts'
import type { SyncedRow } from './sync-rows.ts'

/** Settings that go along to a rider's other devices, with their words. */
export const SETTING_WORDS: Readonly<Record<string, string>> = {
  [VEHICLE_KEY]: 'Your machine',
  [OUTDOOR_SETTINGS_KEY]: 'Outdoor settings',
  [HAPTIC_PREFERENCES_KEY]: 'Vibration settings',
  [EMERGENCY_SETTINGS_KEY]: 'Emergency settings',
  theme: 'Theme',
  [USER_PREFERENCES_KEY]: 'Campground favorites and searches',
}

const NOUN = 'settings'

/** A stored text as a value: JSON where it is that, else the text. */
export const valueOfText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
export const textOfValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

interface SettingState {
  readonly text: string | null
  readonly synced: SyncedRow | undefined
  readonly queued: readonly OutboxRow[]
}

const known = ({ synced, last }: { synced: SyncedRow | undefined; last: OutboxRow | undefined }): string | null =>
  last ? sentText(NOUN, last.body) : (synced?.sent ?? null)

export function writeForSetting(key: string, { text, synced, queued }: SettingState): Write | null {
  if (text === null || synced?.state === 'local') return null
  const value = valueOfText(text)
  const last = queued.at(-1)
  if (known({ synced, last }) === sentText(NOUN, { value })) return null
  const write = { noun: NOUN, recordId: key, title: SETTING_WORDS[key] ?? key } as const
  if (synced || last) return { ...write, action: 'change', body: { value } }
  return { ...write, action: 'create', body: { key, value } }
}

/** Settings live in the browser's small storage and are compared, like rides. */
export async function scanSettings({ database, storage, clock, newKey }: SyncParts): Promise<void> {
  for (const key of Object.keys(SETTING_WORDS)) {
    await database.transaction('rw', queueStores(database), async () => {
      const synced = await database.synced.get([NOUN, key])
      const queued = await database.outbox.where({ noun: NOUN, recordId: key }).sortBy('seq')
      const write = writeForSetting(key, { text: storage.read(key), synced, queued })
      if (write) await queueWrite(database, write, { nowMs: clock.now(), newKey })
    })
  }
}

export const applySetting = (storage: StoragePort, key: string, value: unknown): void => {
  if (key in SETTING_WORDS) storage.receive(key, value === undefined ? null : textOfValue(value))
}

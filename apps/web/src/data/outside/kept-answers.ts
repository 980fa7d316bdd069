import { epochMs, type EpochMs } from '@bluffline/core'
import type { z } from 'zod'
import type { AnswersDatabase } from './answers-database.ts'

const MOST_KEPT = 200
let opened: Promise<AnswersDatabase> | undefined

/** The code of the database comes when the first answer is to be kept or looked for. */
function open(): Promise<AnswersDatabase> {
  opened ??= import('./answers-database.ts').then(({ createAnswersDatabase }) => createAnswersDatabase())
  opened.catch(() => (opened = undefined))
  return opened
}

export interface KeptAnswer<T> {
  readonly value: T
  readonly keptAt: EpochMs
}

/** What this device had last, or null where there is nothing it can read. */
export async function readKeptAnswer<T>(key: string, schema: z.ZodType<T>): Promise<KeptAnswer<T> | null> {
  try {
    const row = await (await open()).answers.get(key)
    const parsed = row && schema.safeParse(row.value)
    return parsed?.success ? { value: parsed.data, keptAt: epochMs(row?.keptAtMs ?? 0) } : null
  } catch {
    // A browser without a database has kept nothing.
    return null
  }
}

/** Keeps an answer in the place of the one before; the oldest leave when there are many. A device that refuses stays as it was. */
export async function keepAnswer(key: string, value: unknown, now: EpochMs): Promise<void> {
  try {
    const { answers } = await open()
    await answers.put({ key, value, keptAtMs: now })
    const tooMany = (await answers.count()) - MOST_KEPT
    if (tooMany > 0) await answers.orderBy('keptAtMs').limit(tooMany).delete()
  } catch {
    // Full or forbidden: what is on the screen is good all the same.
  }
}

/** Forgets every answer. */
export async function forgetKeptAnswers(): Promise<void> {
  await (await open()).answers.clear()
}

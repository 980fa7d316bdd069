import { intentModelOf, type IntentModel, type IntentModelFile } from '@bluffline/core'

let reading: Promise<IntentModel | null> | null = null

const read = async (): Promise<IntentModel> =>
  intentModelOf((await import('@bluffline/content/intent-model.json')).default as IntentModelFile)

/** What was learned from sentences: a file of the app, kept by its worker. Null where it has not come; the rules decide without it. */
export const readIntentModel = (): Promise<IntentModel | null> =>
  (reading ??= read().catch(() => {
    reading = null
    return null
  }))

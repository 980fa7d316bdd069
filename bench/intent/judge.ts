import { loadCatalog } from '@bluffline/content'
import {
  detectIntent,
  intentModelOf,
  placeNamesOf,
  type Intent,
  type IntentContext,
  type IntentModelFile,
  type IntentResult,
} from '@bluffline/core'
import { readFileSync } from 'node:fs'
import type { Utterance } from './utterances.ts'

export interface Judged {
  readonly utterance: Utterance
  readonly intent: Intent
  readonly tookMs: number
}

export interface Score {
  /** Share of emergencies that are seen, 0 to 1. */
  readonly emergencyRecall: number
  /** Share of what is none that is offered the emergency card, 0 to 1. */
  readonly falseOffers: number
  /** Share of sentences with the right intent, 0 to 1. */
  readonly accuracy: number
}

/** The context the app has: every name of the catalogue. */
export function catalogueContext(): IntentContext {
  const catalog = loadCatalog()
  return {
    places: placeNamesOf(
      catalog,
      catalog.counties.map(({ name }) => name),
    ),
    today: '2026-11-21',
  }
}

export type Detect = (text: string) => Pick<IntentResult, 'intent'>

/** The rules alone: what is left where the model has not come. */
export const rulesAlone = (): Detect => {
  const context = catalogueContext()
  return (text) => detectIntent(text, context)
}

const MODEL = new URL('../../content/models/intent-model.json', import.meta.url)

export const modelFile = (): IntentModelFile => JSON.parse(readFileSync(MODEL, 'utf8')) as IntentModelFile

/** The detector of the app: rules and model. */
export const ourDetector = (): Detect => {
  const context = { ...catalogueContext(), model: intentModelOf(modelFile()) }
  return (text) => detectIntent(text, context)
}

export function judge(utterances: readonly Utterance[], detect: Detect): readonly Judged[] {
  detect('warm up')
  return utterances.map((utterance) => {
    const before = performance.now()
    const { intent } = detect(utterance.text)
    return { utterance, intent, tookMs: performance.now() - before }
  })
}

const share = (list: readonly Judged[], fits: (one: Judged) => boolean): number =>
  list.filter(fits).length / Math.max(1, list.length)

export function scoreOf(judged: readonly Judged[]): Score {
  const offered = ({ intent }: Judged) => intent === 'emergency_help'
  const isOne = ({ utterance }: Judged) => utterance.intent === 'emergency_help'
  return {
    emergencyRecall: share(judged.filter(isOne), offered),
    falseOffers: share(
      judged.filter((one) => !isOne(one)),
      offered,
    ),
    accuracy: share(judged, ({ utterance, intent }) => utterance.intent === intent),
  }
}

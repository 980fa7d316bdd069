import { classIndex, INTENTS, type IntentModelFile } from '@bluffline/core'
import { catalogueContext } from '../../bench/intent/judge.ts'
import { readLexicon } from './corpus.ts'
import { diceOf } from './dice.ts'
import { allLines, wordClasses } from './examples.ts'
import { learn } from './learn.ts'
import { packWeights, stepsOf } from './pack.ts'
import { corpusVersion } from './version.ts'

const BUCKETS = 2 ** 15
const HOW = { epochs: 6, rate: 0.6, decay: 1e-6 }
const SEED = 1
/** Chosen by leaving lines of the corpus out, a quarter at a time: the card is an offer, so a doubtful case is offered it. */
const OFFER_FROM = 0.3
const DENY_BELOW = 0.15

/** Makes the model from the corpus: the same corpus and catalogue make the same file. */
export function makeModel(): { readonly file: IntentModelFile; readonly sentences: number } {
  const classes = wordClasses(readLexicon())
  const lines = allLines({ classes: classIndex(classes), buckets: BUCKETS, context: catalogueContext() })
  const weights = learn(
    lines.map(({ example }) => example),
    { ...HOW, classes: INTENTS.length, buckets: BUCKETS },
    diceOf(SEED),
  )
  const steps = stepsOf(weights, INTENTS.length)
  return {
    sentences: lines.length,
    file: {
      version: corpusVersion(),
      intents: INTENTS,
      buckets: BUCKETS,
      classes,
      steps,
      bias: [...weights.slice(-INTENTS.length)].map((one) => Number(one.toFixed(4))),
      offerFrom: OFFER_FROM,
      denyBelow: DENY_BELOW,
      weights: packWeights(weights, steps),
    },
  }
}

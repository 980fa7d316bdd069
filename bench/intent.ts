// What is meant: sentences as riders say them, against the bare table of trigger words; the rules without the model are told beside.
import { percentile, type Bench, type Measurement } from './harness.ts'
import { judge, ourDetector, rulesAlone, scoreOf, type Judged } from './intent/judge.ts'
import { tableAlone } from './intent/table-alone.ts'
import { readUtterances, UTTERANCE_LISTS, type UtteranceList } from './intent/utterances.ts'

const PEER = 'trigger words'
const MOST_MS = 50

function measurements(list: UtteranceList, ours: readonly Judged[], peer: readonly Judged[]): Measurement[] {
  const our = scoreOf(ours)
  const their = scoreOf(peer)
  const row = (
    what: string,
    key: keyof typeof our,
    target: { readonly atLeast: number } | { readonly atMost: number },
  ): Measurement => ({
    name: `intent, ${list}, ${what}`,
    unit: '%',
    ours: our[key] * 100,
    peer: { name: PEER, value: their[key] * 100 },
    target: { of: 'ours', ...target },
  })
  return [
    row('emergencies seen', 'emergencyRecall', { atLeast: 99 }),
    row('false offers', 'falseOffers', { atMost: 2 }),
    row('right intent', 'accuracy', { atLeast: 95 }),
    {
      name: `intent, ${list}, text to intent p95`,
      unit: 'ms',
      ours: percentile(
        ours.map(({ tookMs }) => tookMs),
        0.95,
      ),
      peer: null,
      target: { of: 'ours', atMost: MOST_MS },
    },
  ]
}

export const bench: Bench = {
  name: 'intent',
  run: (say) => {
    const detect = ourDetector()
    const alone = rulesAlone()
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`
    const all = UTTERANCE_LISTS.flatMap((list) => {
      const utterances = readUtterances(list)
      const hard = utterances.filter((one) => one.hard).length
      say(`${list}: ${utterances.length} sentences, ${hard} of them hard`)
      const ours = judge(utterances, detect)
      const rules = scoreOf(judge(utterances, alone))
      say(
        `${list}, rules alone: ${percent(rules.emergencyRecall)} of the emergencies, ${percent(rules.falseOffers)} false offers, ${percent(rules.accuracy)} right`,
      )
      // What is held out is only counted: who reads its mistakes tunes on them.
      for (const { utterance, intent } of list === 'develop' ? ours : [])
        if (intent !== utterance.intent) say(`“${utterance.text}” is ${utterance.intent}, read as ${intent}`)
      return measurements(list, ours, judge(utterances, tableAlone))
    })
    return Promise.resolve(all)
  },
}

import type { Answer } from './candidate.ts'
import { applied, prove } from './apply.ts'
import { diffOf } from './diff.ts'
import { readFacts, writeFacts } from './facts.ts'
import { reportOf } from './report.ts'

interface Into {
  readonly folder: string
  readonly write: boolean
  /** Lines of new trails go into `geometries/<name>.json`. */
  readonly name: string
  readonly say: (text: string) => void
}

/** Shows what an answer would change; writes it only when asked to, and only when the changed catalogue can be read. */
export const runImport = (answer: Answer, { folder, write, name, say }: Into): void => {
  const facts = readFacts(folder)
  const diff = diffOf(answer, facts)
  say(reportOf(diff, facts))
  if (diff.added.length + diff.changed.length === 0) return
  const after = applied(facts, diff, { answer, ownFile: `${name}.json` })
  prove(folder, after)
  if (write) say(`Written: ${writeFacts(folder, after).join(', ')}. Now: npm run check:content`)
  else say('Nothing was written. Add --write to write it.')
}

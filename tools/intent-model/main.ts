// Makes content/models/intent-model.json from tools/intent-model/corpus: `npm run intent:model`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { makeModel } from './make.ts'

const FILE = new URL('../../content/models/intent-model.json', import.meta.url)

const { file, sentences } = makeModel()
const text = `${JSON.stringify(file)}\n`
mkdirSync(new URL('.', FILE), { recursive: true })
writeFileSync(FILE, text)
console.log(`Made from ${sentences} sentences: ${Math.round(text.length / 1024)} kB, version ${file.version}.`)

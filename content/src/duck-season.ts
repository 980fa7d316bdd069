import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { duckSeason, type DuckSeason } from '@bluffline/contract'
import { FACTS_FOLDER } from './read-facts.ts'

/** Reads the duck season from its file. @throws ZodError naming what does not fit. */
export const loadDuckSeason = (folder: string = FACTS_FOLDER): DuckSeason =>
  duckSeason.parse(JSON.parse(readFileSync(join(folder, 'duck-season.json'), 'utf8')))

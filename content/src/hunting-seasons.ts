import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { huntingSeasons, type HuntingSeasons } from '@bluffline/contract'
import { FACTS_FOLDER } from './read-facts.ts'

/** Reads when the land is hunted from its file. @throws ZodError naming what does not fit. */
export const loadHuntingSeasons = (folder: string = FACTS_FOLDER): HuntingSeasons =>
  huntingSeasons.parse(JSON.parse(readFileSync(join(folder, 'hunting-seasons.json'), 'utf8')))

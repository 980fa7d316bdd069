import { expand, spokenWords } from '../words.ts'
import { readSlots, type Slots } from './slots.ts'

/** What typed words say about which trail is wanted: difficulty, machine, features, distances. Names of places are to be taken out first. */
export const readTrailWords = (typed: string): Slots => readSlots(expand(spokenWords(typed).join(' ')), undefined)

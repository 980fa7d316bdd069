import { answer, type Answer } from './answer.ts'
import { plainWords } from './river-names.ts'

const ROAD =
  '(?:(?:the|a|any|public|county|city|paved|main|state|side|gravel|dirt|back|arkansas) )*(?:roads?|streets?|highways?|pavement|blacktop|hwy)'
const MACHINE =
  '(?:atvs?|utvs?|sxss?|ohvs?|side by sides?|four wheelers?|4 wheelers?|quads?|dirt ?bikes?|rzrs?|razors?|machines?)'
const RIDING_ON_ROADS = [
  `\\b(?:can|could|may|am i|are we|is it|allowed|legal|illegal|do)\\b.*\\b(?:ride|riding|drive|driving|take|run|operate)\\b.* (?:on|along|down) ${ROAD}(?: (?:in arkansas|here|legally|at all|to town|into town))?$`,
  `\\b(?:is|are) .*${MACHINE} (?:street|road|highway) legal`,
  `\\b${MACHINE} (?:allowed|legal|permitted) on ${ROAD}`,
].map((pattern) => new RegExp(pattern))

/** "Can I ride my side-by-side on the road": no source of the catalogue says, so no law is told; null for any other question. */
export function ridingOnRoads(said: string): Answer | null {
  const text = plainWords(said)
  if (/\bwhere\b/.test(text) || !RIDING_ON_ROADS.some((pattern) => pattern.test(text))) return null
  return answer({
    text: 'The sources of the catalogue do not say which public roads you may ride an off-road machine on. Ask the sheriff of the county or the state police before you do; for a forest road, the ranger district and its motor vehicle use map. The page of a trail says which machines may ride it, and who says so.',
    guideId: 'riding-rules',
  })
}

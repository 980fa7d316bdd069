import { expect, it } from 'vitest'
import type { EmergencyCase } from './emergency.ts'
import { subCaseOf, URGENT_GUIDE_IDS } from './sub-case.ts'

const SAID: Readonly<Record<EmergencyCase, readonly string[]>> = {
  medical: ['i am hurt', 'he is bleeding', 'a snake bit me', 'the machine rolled on her', 'no pulse'],
  rollover: ['i rolled my atv', 'he has fallen off the bluff'],
  fire: ['the woods are on fire'],
  water: ['the creek is rising around us', 'he was swept away'],
  missing_person: ['my son is missing'],
  lost: ['we are lost'],
  stuck: ['we are trapped in the mud', 'we are trapped'],
  general: ['help'],
  plea: ['help me'],
}

it.each(Object.entries(SAID) as [EmergencyCase, string[]][])(
  'answers an emergency (%s) with a page that counts as urgent',
  (emergency, texts) => {
    for (const text of texts) expect(URGENT_GUIDE_IDS).toContain(subCaseOf(text, 'emergency_help', emergency).guideId)
  },
)

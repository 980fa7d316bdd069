import type { Intent } from '@bluffline/core'

const ROWS: readonly (readonly [Intent, readonly string[]])[] = [
  ['emergency_help', ['help', 'emergency', 'stuck', 'lost', 'injured', 'hurt', 'accident']],
  [
    'vehicle_diagnostic',
    ['fix', 'broken', "won't start", 'engine', 'belt', 'tire', 'overheating', 'diagnostic', 'repair'],
  ],
  [
    'find_trails',
    [
      ...[
        'russellville',
        'fayetteville',
        'little rock',
        'hot springs',
        'ozark',
        'ouachita',
        'buffalo river',
        'white river',
      ],
      ...['easy', 'beginner', 'hard', 'difficult', 'challenging', 'moderate', 'medium'],
    ],
  ],
  ['trail_info', ['macks pines', 'fairfield bay', 'wolf pen gap', 'carters', 'buffalo river']],
  ['navigation', ['navigate', 'directions', 'take me']],
  ['safety_check', ['safe', 'safety', 'check', 'conditions', 'weather']],
  ['duck_hunting_info', ['duck', 'hunting', 'waterfowl']],
  ['nearby_facilities', ['nearest', 'nearby', 'closest', 'campground']],
]

/** The specification's table as it stands: parts of words, first match wins. What ours is measured against. */
export const tableAlone = (text: string): { readonly intent: Intent } => {
  const said = text.toLowerCase().trim()
  const row = ROWS.find(([, words]) => words.some((word) => said.includes(word)))
  return { intent: row?.[0] ?? 'find_trails' }
}

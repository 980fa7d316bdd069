// A bare `number` may not be called distance, speed, heading …: the name or the type says the unit.
const WORDS = [
  'distance', 'duration', 'elevation', 'altitude', 'speed', 'heading', 'bearing', 'accuracy', 'radius',
  'deviation', 'remaining', 'delay', 'interval', 'timeout', 'ascent', 'descent',
] // prettier-ignore
const cap = (w) => w[0].toUpperCase() + w.slice(1)
const NAME = `/^(?!.*(?:M|Km|S|Ms|Deg|Px|Mps|Mi|Miles|Ft|In|Mph|_miles)$)(?:(?:${WORDS.join('|')})(?![a-z])|.*(?:${WORDS.map(cap).join('|')})$)/`
const message = 'Give the quantity a unit type (Metres, Seconds…) or a unit suffix (…M, …S, …Deg).'
export const bareQuantities = [
  'TSPropertySignature[key.name=NAME]',
  'PropertyDefinition[key.name=NAME]',
  'Identifier[name=NAME]',
].map((s) => ({ selector: `${s.replace('NAME', NAME)} > TSTypeAnnotation > TSNumberKeyword`, message }))

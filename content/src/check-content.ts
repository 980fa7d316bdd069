// `npm run check:content`: one line for each finding, then the counts that the app shows.
import { checkCatalog } from './check-catalog.ts'
import { checkFieldGuide, readFieldGuide } from './check-field-guide.ts'
import { formatFinding } from './finding.ts'
import { readFacts } from './read-facts.ts'

const { counts, findings: catalogFindings } = checkCatalog(readFacts(process.argv[2]))
const findings = [...catalogFindings, ...checkFieldGuide(readFieldGuide(process.argv[2]))]
for (const finding of findings) console.error(formatFinding(finding))
for (const [name, count] of Object.entries(counts)) console.log(`${name.padEnd(16)} ${count}`)
if (findings.length > 0) process.exitCode = 1
console.log(findings.length === 0 ? 'The catalogue keeps every rule.' : `${findings.length} findings.`)

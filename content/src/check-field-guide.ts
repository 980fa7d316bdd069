import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldGuide, type FieldGuide, type Guide, type GuideFlow } from '@bluffline/contract'
import { GUIDE_IDS } from '@bluffline/core'
import type { Finding } from './finding.ts'
import { FACTS_FOLDER } from './read-facts.ts'

const FILE = 'field-guide.json'
const finding = (record: string, rule: string, message: string): Finding => ({ file: FILE, record, rule, message })

/** Reads the field guide as it stands in its file. */
export const readFieldGuide = (folder: string = FACTS_FOLDER): unknown =>
  JSON.parse(readFileSync(join(folder, FILE), 'utf8'))

/** Ends that cannot be reached, steps that lead nowhere, and questions that lead back to themselves. */
function flowProblems({ start, questions, ends }: GuideFlow): readonly string[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const endIds = new Set(ends.map(({ id }) => id))
  const reached = new Set<string>()
  const problems: string[] = []
  const walk = (id: string, path: readonly string[]): void => {
    const question = byId.get(id)
    if (path.includes(id)) problems.push(`${id} leads back to itself`)
    else if (question === undefined && !endIds.has(id)) problems.push(`${id} is neither a question nor an end`)
    else {
      reached.add(id)
      for (const next of question ? [question.yes, question.no] : []) walk(next, [...path, id])
    }
  }
  walk(start, [])
  const unreached = [...byId.keys(), ...endIds].filter((id) => !reached.has(id))
  return [...problems, ...unreached.map((id) => `${id} is never reached`)]
}

const pageFindings = (page: Guide): readonly Finding[] => [
  ...(page.flow ? flowProblems(page.flow) : []).map((message) => finding(page.id, 'flow', message)),
  ...(/\bsafe\b/i.test(JSON.stringify({ ...page, id: '', sources: [] }))
    ? [finding(page.id, 'never-safe', 'promises that something is safe')]
    : []),
]

function bookFindings({ sources, guides }: FieldGuide): readonly Finding[] {
  const ids = guides.map(({ id }) => id)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  const used = new Set(guides.flatMap((page) => [...page.sources, ...page.numbers.map(({ source }) => source)]))
  return [
    ...twice.map((id) => finding(id, 'unique-ids', 'is there twice')),
    ...GUIDE_IDS.filter((id) => !ids.includes(id)).map((id) => finding(id, 'answers', 'an answer names this page')),
    ...Object.keys(sources)
      .filter((id) => !used.has(id))
      .map((id) => finding(id, 'used-sources', 'no page names this source')),
  ]
}

/** What is wrong with a field guide; nothing for one that may ship. */
export function checkFieldGuide(book: unknown): readonly Finding[] {
  const parsed = fieldGuide.safeParse(book)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => finding(path.slice(0, 2).join('.'), 'schema', message))
  return [...bookFindings(parsed.data), ...parsed.data.guides.flatMap(pageFindings)]
}

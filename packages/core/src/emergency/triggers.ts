/** Words that may stand beside a call without making it something else. */
const BESIDE = new Set([
  'please',
  'now',
  'hey',
  'an',
  'a',
  'the',
  'im',
  'i',
  'am',
  'me',
  'this',
  'is',
  'its',
  'it',
  'have',
])

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * Whether somebody called for help with one of the words and said nothing else of weight: "help", "mayday mayday", "help me please". "Help me
 * find an easy trail" is a question.
 */
export function isCallForHelp(said: string, triggers: readonly string[]): boolean {
  const calls = triggers.map(wordsOf).filter((words) => words.length > 0)
  const words = wordsOf(said)
  let rest = words.length
  let hasCalled = false
  for (let at = 0; at < words.length;) {
    const call = calls.find((one) => one.every((word, i) => words[at + i] === word))
    hasCalled ||= call !== undefined
    const step = call?.length ?? 1
    if (call || BESIDE.has(words[at] ?? '')) rest -= step
    at += step
  }
  return hasCalled && rest === 0
}

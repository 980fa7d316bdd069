import { pick, type Dice } from './dice.ts'

const BEFORE = [
  'um',
  'uh',
  'hey',
  'so',
  'okay so',
  'well',
  'hey bluffline',
  'listen',
  'yeah',
  'oh',
  'alright',
  'i think',
  'and',
  'like',
  'um so',
  'hey assistant',
]
const AFTER = ['please', 'right now', 'thanks', 'you know', 'real quick', 'if you can', 'ok', 'man', 'y’all', 'today']

/** What recognisers and thumbs do to a word. */
const MISHEARD: readonly (readonly [RegExp, string])[] = [
  [/\btheir\b/, 'there'],
  [/\bbroke\b/, 'broken'],
  [/\byour\b/, 'you’re'],
  [/\bto\b/, 'too'],
  [/\bfour\b/, 'for'],
  [/\bcreek\b/, 'crick'],
  [/\bing\b/, 'in'],
  [/\bgoing to\b/, 'gonna'],
  [/\bwant to\b/, 'wanna'],
  [/\bis not\b/, 'ain’t'],
  [/\bisn't\b/, 'ain’t'],
  [/\bwe're\b/, 'were'],
  [/\bmy\b/, 'muh'],
  [/\bbrake/, 'break'],
  [/\btrail\b/, 'trial'],
  [/\bthe\b /, ''],
  [/\ba\b /, ''],
  [/(\w{3,})ing\b/, '$1in'],
]

function typo(text: string, dice: Dice): string {
  const at = 1 + Math.floor(dice() * Math.max(1, text.length - 2))
  const kind = dice()
  if (kind < 0.35) return text.slice(0, at) + text.slice(at + 1)
  if (kind < 0.7) return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
  return text.slice(0, at) + (text[at] ?? '') + text.slice(at)
}

/** A sentence as it may come out of a recogniser or a glove: now and then with a filler, no apostrophes, a slip. */
export function rough(sentence: string, dice: Dice): string {
  let text = sentence
  if (dice() < 0.12) text = `${pick(BEFORE, dice)} ${text}`
  if (dice() < 0.06) text = `${text} ${pick(AFTER, dice)}`
  if (dice() < 0.2) text = text.replace(...pick(MISHEARD, dice))
  if (dice() < 0.35) text = text.replaceAll(/['’]/g, '')
  if (dice() < 0.1) text = typo(text, dice)
  return text
}

/** What somebody means who answers one of our texts. */
export type TextAnswer = 'stop' | 'start' | 'yes' | 'back' | 'other'

/** The words carriers know for "no more" and "again": https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out. */
const STOP = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'])
const START = new Set(['start', 'unstop'])
const BACK = new Set(['back', 'im back', 'i am back', 'home', 'im home', 'i am home', 'checked in', 'made it back'])
const YES = new Set([
  'yes',
  'y',
  'yep',
  'yeah',
  'ok',
  'okay',
  'k',
  'on it',
  'im on it',
  'i am on it',
  'on my way',
  'omw',
  'im on my way',
  'coming',
  'got it',
])

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** Only clear words count: an answer that asks something back must not be taken for help that is coming. */
export const readAnswer = (text: string): TextAnswer => {
  const words = plain(text)
  if (STOP.has(words)) return 'stop'
  if (START.has(words)) return 'start'
  if (BACK.has(words)) return 'back'
  return YES.has(words) ? 'yes' : 'other'
}

/** iPhones take several numbers only in a form of their own. */
const isApple = (agent: string): boolean => /iPhone|iPad|Macintosh/.test(agent)

const plain = (number: string): string => number.replaceAll(/[^\d+*#]/g, '')

/** Opens the phone's message app with numbers and text filled in; nothing is sent by it. */
export function smsLink(numbers: readonly string[], text: string, agent = navigator.userAgent): string {
  const to = numbers.map(plain)
  const body = encodeURIComponent(text)
  if (to.length > 1 && isApple(agent)) return `sms:/open?addresses=${to.join(',')}&body=${body}`
  return isApple(agent) ? `sms:${to.join('')}&body=${body}` : `sms:${to.join(',')}?body=${body}`
}

export const telLink = (number: string): string => `tel:${plain(number)}`

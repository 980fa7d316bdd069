const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 cannot hold in any form: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Any text as XML text or attribute value: escaped, without the characters that XML cannot hold. */
export const writeXmlText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(FORBIDDEN, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

import { SaxesParser } from 'saxes'
import { FileError, LIMITS } from './track-file.ts'

/** What one XML dialect does with its elements. Names come without their namespace prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  /** `text` is what stood directly inside the element, when `open` asked for it by `wantsText`. */
  close(name: string, text: string): void
  /** Is the text of this element needed? Text of all others is never gathered. */
  wantsText(name: string): boolean
}

const localName = (name: string): string => {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/**
 * Streaming XML with the limits that keep a hostile file from hanging the phone: no DOCTYPE (so no entity of its own, internal or
 * external), no nesting beyond `LIMITS.depth`. Feed it with `write`, then `end`.
 * @throws FileError `doctype`, `too_deep`, `broken`
 */
export class XmlReader {
  readonly #parser = new SaxesParser({ position: false })
  readonly #handler: XmlHandler
  #depth = 0
  #text = ''
  #gathering = false

  constructor(handler: XmlHandler) {
    this.#handler = handler
    const parser = this.#parser
    parser.on('doctype', () => {
      throw new FileError(
        'doctype',
        'This file carries a DOCTYPE, which track files do not need; it was refused unread.',
      )
    })
    parser.on('error', (error) => {
      throw new FileError(
        'broken',
        `This is not well-formed XML (${error.message.replace(/^[\d:]+\s*/, '').replace(/\.$/, '')}).`,
      )
    })
    parser.on('opentag', (tag) => this.#open(localName(tag.name), tag.attributes as Record<string, string>))
    parser.on('closetag', (tag) => this.#close(localName(tag.name)))
    parser.on('text', (text) => this.#gather(text))
    parser.on('cdata', (text) => this.#gather(text))
  }

  write(chunk: string): void {
    this.#parser.write(chunk)
  }

  end(): void {
    this.#parser.close()
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (++this.#depth > LIMITS.depth)
      throw new FileError('too_deep', `Elements are nested deeper than ${LIMITS.depth} levels; this is no track file.`)
    this.#handler.open(name, attributes)
    this.#gathering = this.#handler.wantsText(name)
    this.#text = ''
  }

  #close(name: string): void {
    this.#depth--
    this.#handler.close(name, this.#gathering ? this.#text : '')
    this.#gathering = false
    this.#text = ''
  }

  #gather(text: string): void {
    if (this.#gathering) this.#text += text
  }
}

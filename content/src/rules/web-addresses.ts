import type { CatalogLists } from '../catalog.ts'
import type { Finding } from '../finding.ts'
import { sourcesOf } from './sources-of.ts'

const rule = 'web-addresses'

function trouble(text: string): string | null {
  if (!/https?:/.test(text)) return null
  if (/\s/.test(text)) return `"${text}" mixes a web address with words`
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return `"${text}" is no web address`
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) ? null : `"${text}" names no public host`
}

/** An address can be opened: it is one whole http address with a public host. */
export function webAddresses(lists: CatalogLists): readonly Finding[] {
  const refs = sourcesOf(lists).map(({ file, record, source }) => ({ file, record, text: source.ref }))
  const camps = lists.campgrounds.flatMap(({ id, contact }) =>
    [contact.website, contact.reservation_url].map((text) => ({ file: 'campgrounds.json', record: id, text })),
  )
  const parks = lists.parks.map(({ id, website }) => ({ file: 'parks.json', record: id, text: website }))
  return [...refs, ...camps, ...parks].flatMap(({ file, record, text }) => {
    const message = text === null ? null : trouble(text)
    return message === null ? [] : [{ file, record, rule, message }]
  })
}

import type { Source } from '@bluffline/core'
import { splitReference } from '../../../data/sources/source-words.ts'

/** A finger's room around the words that does not push the lines apart. */
const LINK = '-my-3.5 inline-block py-3.5 underline decoration-1 underline-offset-3 hover:text-accent-text'

/** The title of a source, leading to its address where the reference is one and nothing more. */
export function Reference({ source }: { readonly source: Source }) {
  const parts = splitReference(source.ref)
  const [only] = parts
  if (parts.length !== 1 || only === undefined || only.href === null) return <>{source.title}</>
  return (
    <a href={only.href} target="_blank" rel="noreferrer" className={LINK}>
      {source.title}
    </a>
  )
}

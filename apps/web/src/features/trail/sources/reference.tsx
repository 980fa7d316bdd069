import type { Source } from '@bluffline/core'
import { splitReference } from '../../../data/sources/source-words.ts'

export const LINK = 'underline decoration-1 underline-offset-3 hover:text-accent-text'

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

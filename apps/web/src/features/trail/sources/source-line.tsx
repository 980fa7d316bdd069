import type { Source } from '@bluffline/core'
import { sourceDate } from '../../../data/sources/source-words.ts'
import { Reference } from './reference.tsx'

/** Who says it and of when, under a fact: `Forest trail data, as of July 2026`. An address becomes a link on the title. */
export function SourceLine({ source }: { readonly source: Source }) {
  return (
    <span className="inline-block text-caption text-ink-muted">
      <Reference source={source} />, {sourceDate(source)}
    </span>
  )
}

import type { Confidence, Source } from '@bluffline/core'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CONFIDENCE_WORDS } from '../trails/trail-words.ts'
import { SourceList } from './source-list.tsx'

interface Props {
  /** What the sources speak of, e.g. "the length": completes "Sources for …". */
  readonly about: string
  readonly sources: readonly Source[]
  readonly confidence?: Confidence
  /** On the button; left out, it shows how many there are. */
  readonly label?: string
}

/** One tap from a fact to who says it, and when. */
export function SourcesButton({ about, sources, confidence, label }: Props) {
  const [open, setOpen] = useState(false)
  const words = confidence && CONFIDENCE_WORDS[confidence]
  const count = sources.length === 1 ? '1 source' : `${sources.length} sources`
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-touch items-center gap-1 text-caption text-ink-muted underline decoration-dotted underline-offset-4 hover:text-accent-text"
      >
        <Icon name="info" sizePx={16} />
        {label ?? count}
        <span className="sr-only"> for {about}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Sources for ${about}`}>
        {words && (
          <p className="mb-4 text-small">
            <span className="font-[600]">{words.label}.</span> {words.meaning}
          </p>
        )}
        <SourceList sources={sources} />
      </Dialog>
    </>
  )
}

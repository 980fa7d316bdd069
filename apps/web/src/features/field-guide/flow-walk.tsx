import type { GuideFlow } from '@bluffline/contract'
import { useState } from 'react'
import { VERDICT_WORDS } from '../../data/field-guide/guide-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

const TONES = { ride: 'open', limp: 'warn', stop: 'closed' } as const

/** One question at a time, down to what can be done with the machine. */
export function FlowWalk({ flow }: { readonly flow: GuideFlow }) {
  const [path, setPath] = useState<readonly string[]>([flow.start])
  const here = path.at(-1) ?? flow.start
  const question = flow.questions.find(({ id }) => id === here)
  const end = flow.ends.find(({ id }) => id === here)
  const go = (id: string) => setPath((before) => [...before, id])
  return (
    <section aria-label="Find the fault" className="mt-6 rounded-md border border-line bg-surface p-4">
      <div aria-live="polite">
        {question && (
          <>
            <p className="type-label text-accent-text">Question {path.length}</p>
            <p className="mt-2 text-lead font-[620]">{question.ask}</p>
          </>
        )}
        {end && (
          <>
            <Badge tone={TONES[end.verdict]}>{VERDICT_WORDS[end.verdict]}</Badge>
            <p className="mt-3 text-lead font-[620]">{end.say}</p>
          </>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {question && (
          <>
            <Button tone="primary" size="outdoor" onClick={() => go(question.yes)}>
              Yes
            </Button>
            <Button tone="primary" size="outdoor" onClick={() => go(question.no)}>
              No
            </Button>
          </>
        )}
        {path.length > 1 && (
          <>
            <Button size="outdoor" icon="arrowLeft" onClick={() => setPath((before) => before.slice(0, -1))}>
              Back
            </Button>
            <Button size="outdoor" icon="refresh" onClick={() => setPath([flow.start])}>
              Start over
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

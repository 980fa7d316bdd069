import { Button } from '../../ui/button.tsx'
import type { StepReader } from './use-step-reader.ts'

interface Props {
  readonly reader: StepReader
  readonly steps: readonly string[]
}

/** One step at a time, large, with the three words that move it: next, repeat, stop. */
export function StepByStep({ reader, steps }: Props) {
  const { at, isSpeaking, isSilent } = reader
  if (at === null) {
    return (
      <Button tone="primary" size="outdoor" icon="soundOn" onClick={reader.start}>
        Read aloud, step by step
      </Button>
    )
  }
  const isLast = at === steps.length - 1
  return (
    <section aria-label="Step by step" className="rounded-md border border-accent-text bg-surface p-4">
      <p className="type-label text-accent-text">
        Step {at + 1} of {steps.length}
        {isSpeaking && ' · reading'}
      </p>
      <p aria-live="polite" className="mt-2 text-lead font-[620]">
        {steps[at]}
      </p>
      {isSilent && <p className="mt-2 text-caption text-ink-muted">This browser has no voice. Read along here.</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button tone="primary" size="outdoor" icon="arrowRight" onClick={reader.next}>
          {isLast ? 'Done' : 'Next'}
        </Button>
        <Button size="outdoor" icon="refresh" onClick={reader.repeat}>
          Repeat
        </Button>
        <Button size="outdoor" icon="stop" onClick={reader.stop}>
          Stop
        </Button>
      </div>
    </section>
  )
}

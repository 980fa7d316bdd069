import type { Cue } from '@bluffline/core'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'

const TONES = { info: 'border-accent-text', warning: 'border-warn', danger: 'border-danger' } as const

/** What is shown with a vibration: nobody has to feel or hear it to know. */
export function CueBanner({ cue }: { readonly cue: Cue | null }) {
  return (
    <p
      role="status"
      className={cx(
        'sticky top-shell-top z-(--z-map-control) flex min-h-touch-outdoor items-center gap-3 rounded-md border-2 bg-surface-raised px-4 text-lead font-[680]',
        cue ? TONES[cue.visible.urgency] : 'border-line',
      )}
    >
      <Icon name="vibrate" className="shrink-0" />
      {cue ? cue.visible.text : 'Press “Try it”: you feel it, hear it, and read it here.'}
    </p>
  )
}

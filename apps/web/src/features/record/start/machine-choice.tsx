import { TRAIL_USES, type TrailUse } from '@bluffline/core'
import { useId } from 'react'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  /** Null while nothing is said. */
  readonly use: TrailUse | null
  readonly onUse: (use: TrailUse) => void
}

/** What is ridden today, in tiles a gloved thumb can hit. */
export function MachineChoice({ use: chosen, onUse }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-small font-[600]">
        What do you ride today? <span className="font-[400] text-ink-muted">You can leave this open.</span>
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {TRAIL_USES.map((use) => (
          <label
            key={use}
            className="flex min-h-touch-trail cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 text-small leading-tight font-[600] has-checked:border-2 has-checked:border-accent-text has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input type="radio" name={name} className="sr-only" checked={use === chosen} onChange={() => onUse(use)} />
            <Icon name={USE_WORDS[use].icon} sizePx={24} />
            {USE_WORDS[use].label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

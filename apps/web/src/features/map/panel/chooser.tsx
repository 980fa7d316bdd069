import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { CardFrame } from './card-frame.tsx'

export interface Choice {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly icon: IconName
}

interface Props {
  readonly choices: readonly Choice[]
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** Several things lie under one finger: which one? */
export function Chooser({ choices, onChoose, onClose }: Props) {
  return (
    <CardFrame title={`${choices.length} things here`} onClose={onClose} takesFocus={false}>
      <ul>
        {choices.map(({ id, name, about, icon }) => (
          <li key={id} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="flex min-h-touch-outdoor w-full items-center gap-3 py-2 text-left hover:bg-accent-soft"
            >
              <Icon name={icon} sizePx={22} className="shrink-0 text-ink-muted" />
              <span className="min-w-0">
                <span className="block truncate font-[600]">{name}</span>
                <span className="block truncate text-caption text-ink-muted">{about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}

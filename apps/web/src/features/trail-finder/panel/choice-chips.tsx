import { Chip } from '../../../ui/chip.tsx'
import type { IconName } from '../../../ui/icons.ts'

interface Props<V extends string> {
  readonly legend: string
  readonly options: readonly V[]
  readonly words: (option: V) => string
  readonly iconOf?: (option: V) => IconName
  readonly chosen: readonly V[]
  /** Called with the option whose chip was pressed. */
  readonly onToggle: (option: V) => void
}

/** Chips of which any number, or one, is on. */
export function ChoiceChips<V extends string>({ legend, options, words, iconOf, chosen, onToggle }: Props<V>) {
  return (
    <fieldset>
      <legend className="text-small font-[600]">{legend}</legend>
      <div className="flex flex-wrap gap-x-2">
        {options.map((option) => (
          <Chip
            key={option}
            selected={chosen.includes(option)}
            onClick={() => onToggle(option)}
            {...(iconOf && { icon: iconOf(option) })}
          >
            {words(option)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

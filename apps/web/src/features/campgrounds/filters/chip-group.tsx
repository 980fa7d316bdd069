import { Chip } from '../../../ui/chip.tsx'

interface Props<V extends string> {
  readonly legend: string
  readonly hint?: string
  readonly options: readonly V[]
  readonly words: (option: V) => string
  readonly chosen: readonly string[]
  readonly onToggle: (option: V) => void
}

/** Chips of which any number is on. */
export function ChipGroup<V extends string>({ legend, hint, options, words, chosen, onToggle }: Props<V>) {
  return (
    <fieldset>
      <legend className="text-small font-[600]">{legend}</legend>
      {hint !== undefined && <p className="text-caption text-ink-muted">{hint}</p>}
      <div className="flex flex-wrap gap-x-2">
        {options.map((option) => (
          <Chip key={option} selected={chosen.includes(option)} onClick={() => onToggle(option)}>
            {words(option)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

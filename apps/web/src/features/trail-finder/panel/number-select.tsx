import { SelectField } from '../../../ui/select-field.tsx'
import { readChoice } from './filter-changes.ts'

interface Props {
  readonly label: string
  readonly any: string
  readonly steps: readonly number[]
  readonly words: (value: number) => string
  readonly value: number | null
  readonly onValue: (value: number | null) => void
}

/** A number from a few steps; a value that came by a link and is none of them has a step of its own. */
export function NumberSelect({ label, any, steps, words, value, onValue }: Props) {
  const all = value === null || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b)
  const options = [{ value: '', label: any }, ...all.map((step) => ({ value: String(step), label: words(step) }))]
  return (
    <SelectField
      label={label}
      options={options}
      value={value === null ? '' : String(value)}
      onValue={(text) => onValue(readChoice(text))}
    />
  )
}

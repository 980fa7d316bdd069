import { useId, type ComponentProps } from 'react'
import { CONTROL, describedBy, Field } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly disabled?: boolean
}

interface Props<V extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly label: string
  readonly options: readonly SelectOption<V>[]
  readonly value: V
  readonly onValue: (value: V) => void
  readonly hint?: string
  readonly error?: string
  readonly hideLabel?: boolean
}

/** The browser's own list: a phone shows its wheel, which a gloved thumb can turn. */
export function SelectField<V extends string>(props: Props<V>) {
  const { label, options, value, onValue, hint, error, hideLabel, className, id, ...rest } = props
  const own = useId()
  const key = id ?? own
  const choose = (text: string) => {
    const option = options.find((candidate) => candidate.value === text)
    if (option) onValue(option.value)
  }
  return (
    <Field id={key} {...{ label, hint, error, hideLabel, className }}>
      <span className="relative block">
        <select
          {...rest}
          id={key}
          value={value}
          onChange={(event) => choose(event.target.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(key, { hint, error })}
          className={`${CONTROL} appearance-none pr-10`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-muted"
        />
      </span>
    </Field>
  )
}

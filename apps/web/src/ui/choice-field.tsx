import { useId } from 'react'
import { cx } from './cx.ts'

interface Props<V extends string> {
  readonly legend: string
  readonly hint?: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onValue: (value: V) => void
}

/** No choice stands alone in a row. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  // As many in a row as large text leaves room for: three, or one.
  3: 'grid-cols-1 @min-[19rem]:grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4',
}

/** One of a few, all in view, each as large as a gloved thumb needs it. */
export function ChoiceField<V extends string>({ legend, hint, options, value, onValue }: Props<V>) {
  const name = useId()
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend className="font-[560]">{legend}</legend>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="text-caption text-ink-muted">
          {hint}
        </p>
      )}
      <div className="@container">
        <div className={cx('mt-1.5 grid gap-2', COLUMNS[options.length] ?? 'grid-cols-1 sm:grid-cols-2')}>
          {options.map((option) => (
            <label
              key={option.value}
              className="relative inline-flex min-h-touch-comfortable cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface px-3 py-1.5 text-center text-small leading-tight font-[620] has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={option.value === value}
                onChange={() => onValue(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

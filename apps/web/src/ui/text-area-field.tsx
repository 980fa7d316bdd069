import { useId, type ComponentProps } from 'react'
import { CONTROL, describedBy, Field } from './field.tsx'

interface Props extends ComponentProps<'textarea'> {
  readonly label: string
  readonly hint?: string
  readonly error?: string
  readonly hideLabel?: boolean
}

/** A field of several lines. */
export function TextAreaField({ label, hint, error, hideLabel, className, id, rows = 4, ...rest }: Props) {
  const own = useId()
  const key = id ?? own
  return (
    <Field id={key} {...{ label, hint, error, hideLabel, className }}>
      <textarea
        {...rest}
        id={key}
        rows={rows}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(key, { hint, error })}
        className={`${CONTROL} py-2.5`}
      />
    </Field>
  )
}

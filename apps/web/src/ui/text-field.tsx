import { useId, type ComponentProps } from 'react'
import { CONTROL, describedBy, Field } from './field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string
  readonly hint?: string
  readonly error?: string
  readonly hideLabel?: boolean
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'datetime-local' | 'password'
}

export function TextField({ label, hint, error, hideLabel, type = 'text', className, id, ...rest }: Props) {
  const own = useId()
  const key = id ?? own
  return (
    <Field id={key} {...{ label, hint, error, hideLabel, className }}>
      <input
        {...rest}
        id={key}
        type={type}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(key, { hint, error })}
        className={CONTROL}
      />
    </Field>
  )
}

import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  readonly label: ReactNode
  readonly hint?: string
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
}

export function CheckboxField({ label, hint, checked, onChecked, className, id, ...rest }: Props) {
  const own = useId()
  const key = id ?? own
  return (
    <label
      htmlFor={key}
      className={`flex min-h-touch cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-55 ${className ?? ''}`}
    >
      <span className="relative mt-0.5 grid size-6 shrink-0">
        <input
          {...rest}
          id={key}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChecked(event.target.checked)}
          aria-describedby={hint === undefined ? undefined : `${key}-hint`}
          className="peer size-6 cursor-[inherit] appearance-none rounded-sm border-2 border-line-strong bg-surface checked:border-accent checked:bg-accent"
        />
        <Icon
          name="check"
          sizePx={18}
          className="pointer-events-none invisible absolute top-[3px] left-[3px] text-accent-ink peer-checked:visible"
        />
      </span>
      <span className="min-w-0">
        <span className="block">{label}</span>
        {hint !== undefined && (
          <span id={`${key}-hint`} className="block text-caption text-ink-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

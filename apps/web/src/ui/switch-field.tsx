import { useId, type ComponentProps, type ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> {
  readonly label: ReactNode
  readonly hint?: string
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
}

/** On or off, at once. The knob's place says it, and a bar inside the knob when on, so colour is not needed. */
export function SwitchField({ label, hint, checked, onChecked, className, id, ...rest }: Props) {
  const own = useId()
  const key = id ?? own
  return (
    <label
      htmlFor={key}
      className={`flex min-h-touch-comfortable cursor-pointer items-center justify-between gap-4 py-1.5 has-disabled:cursor-not-allowed has-disabled:opacity-55 ${className ?? ''}`}
    >
      <span className="min-w-0">
        <span className="block font-[560]">{label}</span>
        {hint !== undefined && (
          <span id={`${key}-hint`} className="block text-caption text-ink-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...rest}
          id={key}
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onChecked(event.target.checked)}
          aria-describedby={hint === undefined ? undefined : `${key}-hint`}
          className="peer h-8 w-14 cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-surface-sunken transition-[background-color,border-color] motion-fast checked:border-accent checked:bg-accent"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1.5 left-1.5 grid size-5 place-items-center rounded-full bg-line-strong transition-[translate,background-color] motion-fast peer-checked:translate-x-6 peer-checked:bg-accent-ink peer-checked:[&>i]:bg-accent"
        >
          <i className="block h-2.5 w-0.5 rounded-full" />
        </span>
      </span>
    </label>
  )
}

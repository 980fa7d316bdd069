import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Keep the label for screen readers only, where the surroundings say it. */
  readonly hideLabel?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Label above, hint and error below. Inside `ui` only: the fields are what a page uses. */
export function Field({ id, label, hint, error, hideLabel = false, className, children }: Props) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-small font-[600]'}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-caption text-ink-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-caption font-[600] text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** The ids of hint and error, for `aria-describedby`. */
export const describedBy = (id: string, parts: { hint?: string | undefined; error?: string | undefined }) =>
  cx(parts.hint !== undefined && `${id}-hint`, parts.error !== undefined && `${id}-error`) || undefined

export const CONTROL = cx(
  'w-full min-w-0 min-h-touch-comfortable rounded-md border border-line-strong bg-surface px-3 text-body text-ink',
  'transition-[border-color] motion-fast hover:border-accent-text aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:opacity-55',
)

import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonSize, type ButtonTone } from './button-style.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly icon?: IconName
  /** Work is under way: the button keeps its place and focus, and does nothing when pressed. */
  readonly busy?: boolean
}

export function Button({ tone, size, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonStyle({ ...(tone && { tone }), ...(size && { size }), className })}
    >
      {busy ? <Icon name="busy" className="bl-spin" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

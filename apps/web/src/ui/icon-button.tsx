import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonSize, type ButtonTone } from './button-style.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: IconName
  /** What it does: its accessible name and its tooltip. */
  readonly label: string
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly busy?: boolean
}

const EDGE: Record<ButtonSize, string> = {
  regular: 'size-touch',
  comfortable: 'size-touch-comfortable',
  outdoor: 'size-touch-outdoor',
  emergency: 'size-touch-emergency',
}

export function IconButton({
  icon,
  label,
  tone = 'quiet',
  size = 'regular',
  busy,
  className,
  ...rest
}: IconButtonProps) {
  const look = buttonStyle({ tone, size, className: `${EDGE[size]} shrink-0 px-0! ${className ?? ''}` })
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        {...(busy && { onClick: undefined })}
        aria-label={label}
        aria-busy={busy || undefined}
        className={look}
      >
        <Icon name={busy ? 'busy' : icon} sizePx={22} {...(busy && { className: 'bl-spin' })} />
      </button>
    </Tooltip>
  )
}

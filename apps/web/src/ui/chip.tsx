import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  readonly children: ReactNode
  readonly icon?: IconName
  /** A filter that is on or off. Leave it out for a chip that opens something. */
  readonly selected?: boolean
  /** Shows a cross: pressing the chip takes the thing away. */
  readonly removable?: boolean
}

/** A small pill-shaped button: a filter, a choice, an applied filter. Its touch area is 44 px high, its look is slimmer. */
export function Chip({ children, icon, selected, removable = false, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={cx('group inline-flex min-h-touch shrink-0 items-center rounded-full outline-offset-0', className)}
    >
      <span
        className={cx(
          'inline-flex h-9 items-center gap-1.5 rounded-full border px-3 text-small leading-none font-[560] whitespace-nowrap',
          'transition-[background-color,border-color,color] motion-fast group-disabled:opacity-55',
          selected
            ? 'border-accent bg-accent text-accent-ink'
            : 'border-line-strong bg-surface text-ink group-hover:border-accent-text group-hover:text-accent-text',
        )}
      >
        {selected ? <Icon name="check" sizePx={16} /> : icon && <Icon name={icon} sizePx={16} />}
        {children}
        {removable && <Icon name="close" sizePx={16} />}
      </span>
    </button>
  )
}

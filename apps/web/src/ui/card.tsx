import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

interface Props extends ComponentProps<'div'> {
  readonly as?: 'div' | 'article' | 'section' | 'li'
  /** The whole card is pressed or followed: it answers to the pointer. */
  readonly interactive?: boolean
}

export function Card({ as: Tag = 'div', interactive = false, className, ...rest }: Props) {
  const Any = Tag as 'div'
  return (
    <Any
      {...rest}
      className={cx(
        'rounded-md border border-line bg-surface p-4 shadow-card',
        interactive &&
          'transition-[border-color,background-color] motion-fast hover:border-accent-text hover:bg-surface-raised has-focus-visible:border-accent-text',
        className,
      )}
    />
  )
}

import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export type BadgeTone = 'neutral' | 'accent' | 'highlight' | 'warn' | 'danger' | 'open' | 'closed' | 'unknown'

const TONES: Record<BadgeTone, string> = {
  neutral: 'text-ink-muted border-line-strong',
  accent: 'text-accent-text border-accent-text',
  highlight: 'text-highlight border-highlight',
  warn: 'text-warn border-warn',
  danger: 'text-danger border-danger',
  open: 'text-verdict-open border-verdict-open',
  closed: 'text-verdict-closed border-verdict-closed border-double border-3',
  unknown: 'text-verdict-unknown border-verdict-unknown border-dashed',
}
/** The three verdicts differ in shape and edge too, not only in colour. */
const SHAPES: Partial<Record<BadgeTone, IconName>> = {
  open: 'open',
  closed: 'closed',
  unknown: 'unknown',
  warn: 'alert',
}

interface Props {
  readonly tone?: BadgeTone
  readonly icon?: IconName
  readonly children: ReactNode
  readonly className?: string
}

export function Badge({ tone = 'neutral', icon = SHAPES[tone], children, className }: Props) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1 rounded-sm border px-1.5 type-label leading-none whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} sizePx={14} />}
      {children}
    </span>
  )
}

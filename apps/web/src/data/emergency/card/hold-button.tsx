import type { CSSProperties, ReactNode } from 'react'
import { EMERGENCY_HOLD_S } from '@bluffline/core'
import { cx } from '../../../ui/cx.ts'
import './hold-button.css'
import { useHold } from '../use-hold.ts'

interface Props {
  readonly onHeld: () => void
  readonly onPress: () => void
  readonly className?: string
  readonly style?: CSSProperties
  readonly label?: string
  readonly children: ReactNode
}

/** Fills while it is held; a short press does something else. */
export function HoldButton({ onHeld, onPress, className, style, label, children }: Props) {
  const { isHeld, leftS, share, handlers } = useHold(EMERGENCY_HOLD_S * 1000, { onHeld, onPress })
  const fill = { '--held': share } as CSSProperties
  return (
    <button
      type="button"
      aria-label={label}
      data-held={isHeld || undefined}
      className={cx('bl-hold', className)}
      style={{ ...style, ...fill }}
      {...handlers}
    >
      {isHeld ? <span className="relative type-figure text-heading">{leftS}</span> : children}
    </button>
  )
}

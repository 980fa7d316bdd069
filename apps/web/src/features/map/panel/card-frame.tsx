import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  /** Takes the focus when it opens: it was opened from the keyboard or the list. */
  readonly takesFocus: boolean
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** The card of what is selected. Escape closes it. */
export function CardFrame({ title, onClose, takesFocus, beside, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus, title])
  useEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector('dialog[open]') === null) onClose()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [onClose])
  return (
    <section aria-label={title} className="px-4 pt-2 pb-4">
      <div className="flex items-start gap-1">
        <h2 ref={heading} tabIndex={-1} className="type-heading min-w-0 flex-1 py-2 outline-none">
          {title}
        </h2>
        {beside}
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      {children}
    </section>
  )
}

import { useId, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useDragDown } from './use-drag-down.ts'
import { useModal } from './use-modal.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Kept in view at the foot while the body scrolls. */
  readonly actions?: ReactNode
  /** `false`: the page behind stays in use, as with a card over the map. */
  readonly modal?: boolean
  /** Show the title to screen readers only, where the content begins with its own. */
  readonly hideTitle?: boolean
}

/** Rises from the bottom on a phone and can be pulled down; stands at the lower right on a wide window. */
export function Sheet({ open, onClose, title, children, actions, modal = true, hideTitle = false }: Props) {
  const titleId = useId()
  const ref = useModal(open, onClose, modal)
  const drag = useDragDown(ref, () => ref.current?.close())
  return (
    <dialog ref={ref} {...(modal && { 'data-modal': '' })} aria-labelledby={titleId} className="bl-sheet">
      {open && (
        <>
          <div className="relative flex shrink-0 touch-none items-center gap-3 py-1 pr-2 pl-5 max-md:pt-3" {...drag}>
            <span
              aria-hidden
              className="absolute top-1.5 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-strong md:hidden"
            />
            <h2 id={titleId} className={hideTitle ? 'sr-only' : 'type-heading'}>
              {title}
            </h2>
            <span className="ml-auto" onPointerDown={(event) => event.stopPropagation()}>
              <IconButton icon="close" label="Close" onClick={() => ref.current?.close()} />
            </span>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
          {actions && <div className="flex shrink-0 gap-3 border-t border-line px-5 py-3">{actions}</div>}
        </>
      )}
    </dialog>
  )
}

import { useId, type CSSProperties, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Buttons at the foot; the main one last. */
  readonly actions?: ReactNode
  readonly widthPx?: number
}

/** A window over the page that asks for an answer. Escape, the cross and a press beside it close it. */
export function Dialog({ open, onClose, title, children, actions, widthPx = 544 }: Props) {
  const titleId = useId()
  const ref = useModal(open, onClose)
  const width = { '--dialog-width': `${widthPx}px` } as CSSProperties
  return (
    <dialog ref={ref} data-modal="" aria-labelledby={titleId} className="bl-dialog" style={width}>
      {open && (
        <>
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
            <h2 id={titleId} className="type-heading">
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={() => ref.current?.close()} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {actions && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">{actions}</div>}
        </>
      )}
    </dialog>
  )
}

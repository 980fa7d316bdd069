import { useEffect, useRef, type RefObject } from 'react'

/** Ties the browser's <dialog> to a piece of state. Opening keeps what had focus; closing gives focus back to it. */
export function useModal(open: boolean, onClose: () => void, modal = true): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) dialog.close()
    else if (modal) dialog.showModal()
    else dialog.show()
  }, [open, modal])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const onClosed = () => close.current()
    const onBackdrop = (event: MouseEvent) => {
      if (modal && event.target === dialog) dialog.close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (!modal && event.key === 'Escape') dialog.close()
    }
    dialog.addEventListener('close', onClosed)
    dialog.addEventListener('click', onBackdrop)
    dialog.addEventListener('keydown', onKey)
    return () => {
      dialog.removeEventListener('close', onClosed)
      dialog.removeEventListener('click', onBackdrop)
      dialog.removeEventListener('keydown', onKey)
    }
  }, [modal])

  return ref
}

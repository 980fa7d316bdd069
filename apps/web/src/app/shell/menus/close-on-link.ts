import type { MouseEvent } from 'react'

/** A menu goes away with the link that was followed in it. */
export const closeOnLink = (onClose: () => void) => (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href], [data-closes]')) onClose()
}

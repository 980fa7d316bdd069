import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { addressOfForm, addressOfLink } from './own-address.ts'

interface Props {
  /** As the server sent it. */
  readonly body: Element
  readonly seasonNews: ReactNode
}

interface Handled {
  readonly target: EventTarget | null
  readonly preventDefault: () => void
}

/**
 * The body of the page as the server drew it, moved into its place: what is in the document already need not be fetched as a script
 * and drawn again. Its links and its form lead through the app.
 */
export function DrawnBody({ body, seasonNews }: Props) {
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(body), [body])
  const follow = (event: Handled, address: string | null) => {
    if (address === null) return
    event.preventDefault()
    void navigate(address)
  }
  const news = body.querySelector('[data-season-news]')
  return (
    <div
      ref={place}
      onClick={(event) => follow(event, addressOfLink(event.target, event.nativeEvent, location.origin))}
      onSubmit={(event) => follow(event, addressOfForm(event.target, location.origin))}
    >
      {news && createPortal(seasonNews, news)}
    </div>
  )
}

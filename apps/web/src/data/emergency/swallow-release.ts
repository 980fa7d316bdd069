/** A browser makes its click of a touch within this time after the finger has left, in milliseconds. */
const CLICK_FOLLOWS_MS = 400

/**
 * What was held until it did its work is let go some time later, over whatever has come to lie there since: the button
 * that sends an alert at once, say. Until then, and for the click that follows, nothing is pressed, and a key that is
 * still down presses nothing anew.
 */
export function swallowRelease(): void {
  const swallow = (event: Event) => {
    if (event instanceof KeyboardEvent && !event.repeat) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'click') stop()
  }
  const swallowed = ['click', 'keydown'] as const
  const released = ['pointerup', 'pointercancel', 'keyup'] as const
  function stop() {
    for (const kind of swallowed) window.removeEventListener(kind, swallow, true)
  }
  const letGo = () => {
    for (const kind of released) window.removeEventListener(kind, letGo, true)
    setTimeout(stop, CLICK_FOLLOWS_MS)
  }
  for (const kind of swallowed) window.addEventListener(kind, swallow, true)
  for (const kind of released) window.addEventListener(kind, letGo, true)
}

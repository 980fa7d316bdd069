/** The bluff at dusk. A file of its own: the drawing takes its colours from the theme, and no script carries it. */
export function Scene({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden className={className}>
      <use href="/art/bluff.svg#scene" />
    </svg>
  )
}

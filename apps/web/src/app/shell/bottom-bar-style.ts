export const BOTTOM_BAR =
  'fixed inset-x-0 bottom-0 z-(--z-bar) border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden'
export const BOTTOM_LIST = 'grid auto-cols-[minmax(0,1fr)] grid-flow-col px-0.5'
export const BOTTOM_ITEM =
  'relative flex h-touch-trail w-full flex-col items-center justify-center gap-0.5 rounded-md text-ink-muted outline-offset-[-4px] ' +
  'before:absolute before:top-0 before:h-[3px] before:w-[min(2.5rem,80%)] before:rounded-b-full before:bg-transparent ' +
  'data-[place=here]:text-accent-text data-[place=here]:before:bg-accent ' +
  'data-[place=within]:text-accent-text data-[place=within]:before:bg-accent'
/** Not larger than the bar has room for: the picture above it says the same. */
export const BOTTOM_WORD =
  'max-w-full truncate text-[clamp(10.5px,3.4vw,0.75rem)] leading-[1.35] font-[620] [font-stretch:92%]'

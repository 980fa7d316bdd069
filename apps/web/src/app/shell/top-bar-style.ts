/**
 * How the top bar gives way when it has not the room, at any width and text size. `/bar` is measured in rem, which follow the rider's text
 * size. First the categories gather under one button, then the name beside the logo leaves as a whole, then words beside icons; what
 * still has no room scrolls inside the bar. The order for keyboard and screen reader never changes.
 */
export const BAR = '@container/bar group/bar sticky top-0 z-(--z-bar) h-shell-top border-b border-line bg-canvas'
export const BAR_ROW = 'flex h-full items-center gap-2 px-gutter md:gap-3 @min-[60rem]/bar:gap-5'
export const BAR_HOME = 'flex min-h-touch min-w-8 shrink-[9999] items-center rounded-md md:@max-[52rem]/bar:max-w-8'
export const BAR_NAV = 'h-full shrink-0 max-md:hidden'
export const BAR_LIST = 'flex h-full items-center *:h-full'

const HERE =
  'after:absolute after:inset-x-2 after:-bottom-px after:h-[3px] after:rounded-full after:bg-transparent ' +
  'data-[place=here]:text-ink data-[place=here]:after:bg-accent data-[place=within]:text-ink data-[place=within]:after:bg-accent'
/** A link of the bar, or a button that opens the panel of a category. */
export const BAR_LINK =
  'relative inline-flex h-full min-w-touch items-center justify-center gap-1 px-2 text-small font-[620] [font-stretch:100%] whitespace-nowrap text-ink-muted outline-offset-[-4px] hover:text-ink aria-expanded:text-ink @min-[96rem]/bar:px-2.5 ' +
  HERE
/** Large text on a tablet with a ride going on: icons take the place of words. */
export const BAR_LINK_WORD = 'group-has-[[data-mark],[data-note]]/bar:@max-[47rem]/bar:sr-only'
export const BAR_LINK_ICON = 'hidden group-has-[[data-mark],[data-note]]/bar:@max-[47rem]/bar:block'

interface Room {
  /** On each button of its own. */
  readonly apart: string
  /** On the one button for all. */
  readonly together: string
  /** On the search, which looks like a field where there is room for one, and on its words. */
  readonly search: string
  readonly searchWord: string
}
/** From which width on the categories stand apart, by how many there are; a mark of what goes on takes room from them. */
const ROOMS = {
  few: {
    apart: '@max-[64rem]/bar:hidden group-has-[[data-mark],[data-note]]/bar:@max-[72rem]/bar:hidden',
    together: '@min-[64rem]/bar:hidden group-has-[[data-mark],[data-note]]/bar:@max-[72rem]/bar:block',
    search:
      '@min-[76rem]/bar:border @min-[76rem]/bar:border-line-strong @min-[76rem]/bar:bg-surface-sunken @min-[76rem]/bar:hover:border-accent-text',
    searchWord: '@max-[76rem]/bar:sr-only group-has-[[data-mark],[data-note]]/bar:@max-[92rem]/bar:sr-only',
  },
  some: {
    apart: '@max-[76rem]/bar:hidden group-has-[[data-mark],[data-note]]/bar:@max-[86rem]/bar:hidden',
    together: '@min-[76rem]/bar:hidden group-has-[[data-mark],[data-note]]/bar:@max-[86rem]/bar:block',
    search:
      '@min-[90rem]/bar:border @min-[90rem]/bar:border-line-strong @min-[90rem]/bar:bg-surface-sunken @min-[90rem]/bar:hover:border-accent-text',
    searchWord: '@max-[90rem]/bar:sr-only group-has-[[data-mark],[data-note]]/bar:@max-[104rem]/bar:sr-only',
  },
  many: {
    apart: '@max-[84rem]/bar:hidden group-has-[[data-mark],[data-note]]/bar:@max-[98rem]/bar:hidden',
    together: '@min-[84rem]/bar:hidden group-has-[[data-mark],[data-note]]/bar:@max-[98rem]/bar:block',
    search:
      '@min-[104rem]/bar:border @min-[104rem]/bar:border-line-strong @min-[104rem]/bar:bg-surface-sunken @min-[104rem]/bar:hover:border-accent-text',
    searchWord: '@max-[104rem]/bar:sr-only group-has-[[data-mark],[data-note]]/bar:@max-[118rem]/bar:sr-only',
  },
} as const
export function roomFor(categories: number): Room {
  if (categories <= 3) return ROOMS.few
  return categories <= 5 ? ROOMS.some : ROOMS.many
}

/** The last resort scrolls; the padding keeps the ring of what has the focus within. */
export const BAR_ITEMS =
  '-mx-1 flex h-full min-w-0 flex-auto items-center gap-1 overflow-x-auto px-1 no-scrollbar @min-[22rem]/bar:gap-1.5'
/** The icon says it alone where there is no room for the word, the sooner the more is going on. */
export const BAR_OFFLINE_WORD =
  '@max-[22rem]/bar:sr-only group-has-[[data-mark]]/bar:@max-[30rem]/bar:sr-only ' +
  'group-has-[[data-mark]]/bar:@min-[48rem]/bar:@max-[64rem]/bar:sr-only'
/** A person says it too, where much is going on and little room is left. */
export const BAR_ME_WORD = 'group-has-[[data-mark],[data-note]]/bar:@max-[52rem]/bar:sr-only'
/** What a phone has in the bar at its foot. */
export const BAR_BUTTON =
  'inline-flex h-touch min-w-touch shrink-0 items-center justify-center gap-2 rounded-md px-2.5 text-small font-[620] whitespace-nowrap text-ink-muted hover:bg-accent-soft hover:text-ink aria-expanded:bg-accent-soft aria-expanded:text-ink max-md:hidden'
export const BAR_SEARCH =
  'inline-flex h-touch min-w-touch shrink-0 items-center justify-center gap-2 rounded-md px-2.5 text-small text-ink-muted hover:bg-accent-soft hover:text-ink max-md:hidden'

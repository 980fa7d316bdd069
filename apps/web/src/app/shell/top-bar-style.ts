/**
 * How the top bar gives way when it has not the room, at any width and text size. `/bar` is measured in rem, which follow the rider's text
 * size. First the name beside the logo leaves as a whole, then words beside icons; what still has no room scrolls inside the bar.
 * The order for keyboard and screen reader never changes.
 */
export const BAR = '@container/bar group/bar sticky top-0 z-(--z-bar) h-shell-top border-b border-line bg-canvas'
export const BAR_ROW = 'flex h-full items-center gap-2 px-gutter md:gap-3 @min-[60rem]/bar:gap-6'
export const BAR_HOME = 'flex min-h-touch min-w-8 shrink-[9999] items-center rounded-md md:@max-[58rem]/bar:max-w-8'
export const BAR_NAV = 'h-full shrink-0 max-md:hidden'
export const BAR_LIST = 'flex h-full items-center *:h-full @min-[52rem]/bar:gap-1'
export const BAR_LINK =
  'relative inline-flex h-full min-w-touch items-center justify-center px-2 text-small font-[620] [font-stretch:106%] text-ink-muted outline-offset-[-4px] hover:text-ink @min-[52rem]/bar:px-3.5 ' +
  'after:absolute after:inset-x-2 after:-bottom-px after:h-[3px] after:rounded-full after:bg-transparent @min-[52rem]/bar:after:inset-x-3.5 ' +
  'data-[place=here]:text-ink data-[place=here]:after:bg-accent data-[place=within]:text-ink data-[place=within]:after:bg-accent'
/** Large text on a tablet with a ride going on: icons take the place of words. */
export const BAR_LINK_WORD = 'group-has-[[data-mark],[data-note]]/bar:@max-[47rem]/bar:sr-only'
export const BAR_LINK_ICON = 'hidden group-has-[[data-mark],[data-note]]/bar:@max-[47rem]/bar:block'
/** The last resort scrolls; the padding keeps the ring of what has the focus within. */
export const BAR_ITEMS =
  '-mx-1 flex h-full min-w-0 flex-auto items-center gap-1 overflow-x-auto px-1 no-scrollbar @min-[22rem]/bar:gap-1.5'
/** The icon says it alone where there is no room for the word, the sooner the more is going on. */
export const BAR_OFFLINE_WORD =
  '@max-[22rem]/bar:sr-only group-has-[[data-mark]]/bar:@max-[30rem]/bar:sr-only ' +
  'group-has-[[data-mark]]/bar:@min-[48rem]/bar:@max-[64rem]/bar:sr-only'

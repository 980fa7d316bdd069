import { Icon } from '../../ui/icon.tsx'
import { useFeatures } from './features-context.ts'
import { NavLink } from './nav-link.tsx'
import { entriesOf } from './nav.ts'

const LINK =
  'relative flex h-touch-trail flex-col items-center justify-center gap-1 rounded-md text-ink-muted outline-offset-[-4px] ' +
  'before:absolute before:top-0 before:h-[3px] before:w-10 before:rounded-b-full before:bg-transparent ' +
  'data-[place=here]:text-accent-text data-[place=here]:before:bg-accent ' +
  'data-[place=within]:text-accent-text data-[place=within]:before:bg-accent'

/** The phone's bar: within reach of a thumb, clear of the home indicator. */
export function BottomBar() {
  const entries = entriesOf(useFeatures(), 'mobileOrder')
  if (entries.length === 0) return null
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-(--z-bar) border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col px-1">
        {entries.map((entry) => (
          <li key={entry.key}>
            <NavLink to={entry.route} className={LINK}>
              <Icon name={entry.icon} sizePx={24} />
              <span className="text-[0.75rem] leading-none font-[620] [font-stretch:96%]">{entry.label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link } from 'react-router'
import { useOnline } from '../../platform/use-online.ts'
import { Badge } from '../../ui/badge.tsx'
import { Wordmark } from '../../ui/brand/logo.tsx'
import { ThemeMenu } from '../theme/theme-menu.tsx'
import { useFeatures } from './features-context.ts'
import { HeaderItems } from './header-items.tsx'
import { NavLink } from './nav-link.tsx'
import { entriesOf } from './nav.ts'

const LINK =
  'relative inline-flex min-h-touch items-center px-3.5 text-small font-[620] [font-stretch:106%] text-ink-muted hover:text-ink ' +
  'after:absolute after:inset-x-3.5 after:-bottom-[11px] after:h-[3px] after:rounded-full after:bg-transparent ' +
  'data-[place=here]:text-ink data-[place=here]:after:bg-accent data-[place=within]:text-ink data-[place=within]:after:bg-accent'

export function TopBar() {
  const online = useOnline()
  const entries = entriesOf(useFeatures(), 'desktopOrder')
  return (
    <header className="sticky top-0 z-(--z-bar) h-shell-top border-b border-line bg-canvas">
      <div className="flex h-full items-center gap-2 px-gutter md:gap-6">
        <Link to="/" aria-label="Bluffline, home" className="inline-flex min-h-touch items-center rounded-md">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="max-md:hidden">
          <ul className="flex items-center gap-1">
            {entries.map((entry) => (
              <li key={entry.key}>
                <NavLink to={entry.route} className={LINK}>
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1.5">
          <span role="status">
            {!online && (
              <Badge tone="warn" icon="offline">
                Offline
              </Badge>
            )}
          </span>
          <HeaderItems />
          <ThemeMenu />
        </div>
      </div>
    </header>
  )
}

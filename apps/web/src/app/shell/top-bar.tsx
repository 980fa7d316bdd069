import { Link } from 'react-router'
import { useOnline } from '../../platform/use-online.ts'
import { Badge } from '../../ui/badge.tsx'
import { Wordmark } from '../../ui/brand/logo.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ThemeMenu } from '../theme/theme-menu.tsx'
import { useFeatures } from './features-context.ts'
import { HeaderItems } from './header-items.tsx'
import { NavLink } from './nav-link.tsx'
import { entriesOf } from './nav.ts'
import {
  BAR,
  BAR_HOME,
  BAR_ITEMS,
  BAR_LINK,
  BAR_LINK_ICON,
  BAR_LINK_WORD,
  BAR_LIST,
  BAR_NAV,
  BAR_OFFLINE_WORD,
  BAR_ROW,
} from './top-bar-style.ts'

export function TopBar() {
  const online = useOnline()
  const entries = entriesOf(useFeatures(), 'desktopOrder')
  return (
    <header className={BAR}>
      <div className={BAR_ROW}>
        <Link to="/" aria-label="Bluffline, home" className={BAR_HOME}>
          <Wordmark />
        </Link>
        <nav aria-label="Main" className={BAR_NAV}>
          <ul className={BAR_LIST}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <NavLink to={entry.route} className={BAR_LINK}>
                  <Icon name={entry.icon} sizePx={22} className={BAR_LINK_ICON} />
                  <span className={BAR_LINK_WORD}>{entry.label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={BAR_ITEMS}>
          <span role="status" className="ml-auto shrink-0" data-note={online ? undefined : ''}>
            {!online && (
              <Badge tone="warn" icon="offline">
                <span className={BAR_OFFLINE_WORD}>Offline</span>
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

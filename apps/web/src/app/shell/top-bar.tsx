import { useOnline } from '../../platform/use-online.ts'
import { Badge } from '../../ui/badge.tsx'
import { Wordmark } from '../../ui/brand/logo.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { PopoverMenu } from '../../ui/popover-menu.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { RedLightMark } from '../theme/red-light-mark.tsx'
import { BarMenus } from './bar-menus.tsx'
import { HeaderItems } from './header-items.tsx'
import { loadMenus, MePanel, ThemePanel } from './menus.ts'
import { NavLink } from './nav-link.tsx'
import { entriesOf, menusOf } from './nav.ts'
import { entriesFor } from '../../kit/directory.ts'
import { useFeatures, useRole } from '../../kit/features-context.ts'
import { useShellActions } from './shell-actions.ts'
import {
  BAR,
  BAR_BUTTON,
  BAR_HOME,
  BAR_ITEMS,
  BAR_LINK,
  BAR_LINK_ICON,
  BAR_LINK_WORD,
  BAR_LIST,
  BAR_ME_WORD,
  BAR_NAV,
  BAR_OFFLINE_WORD,
  BAR_ROW,
  BAR_SEARCH,
  roomFor,
} from './top-bar-style.ts'
import { PanelWaits } from './panel-waits.tsx'
import { useWho } from './who.ts'
import { WhoMark } from './who-mark.tsx'

const warm = () => void loadMenus().catch(() => undefined)

/** How this keyboard calls it. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

function SearchButton() {
  const { open } = useShellActions()
  const { search, searchWord } = roomFor(menusOf(entriesFor(useFeatures(), useRole())).length)
  return (
    <button
      type="button"
      className={`${BAR_SEARCH} ${search}`}
      aria-keyshortcuts="Meta+K Control+K"
      onClick={() => open('palette')}
    >
      <Icon name="search" sizePx={20} />
      <span className={searchWord}>Search</span>
      <kbd className={`rounded-sm border border-line px-1.5 text-caption ${searchWord}`} aria-hidden>
        {KEYS}
      </kbd>
    </button>
  )
}

/** Login, or whose account it is: what is one's own, and the way in and out. */
function MeMenu() {
  const who = useWho()
  return (
    <PopoverMenu
      className={BAR_BUTTON}
      aria-label={who.status === 'in' ? `Account of ${who.username}` : undefined}
      panelLabel="My Account & Settings"
      panel={
        <PanelWaits>
          <MePanel />
        </PanelWaits>
      }
      onPointerEnter={warm}
      onFocus={warm}
    >
      <WhoMark />
      <span className={BAR_ME_WORD}>Me</span>
    </PopoverMenu>
  )
}

function ThemeMenu() {
  return (
    <Tooltip text="Theme">
      <PopoverMenu
        className={BAR_BUTTON}
        aria-label="Theme"
        panelLabel="Theme"
        panel={
          <PanelWaits>
            <ThemePanel />
          </PanelWaits>
        }
      >
        <Icon name="theme" sizePx={22} />
      </PopoverMenu>
    </Tooltip>
  )
}

function OfflineNote() {
  const online = useOnline()
  return (
    <span role="status" className="ml-auto shrink-0" data-note={online ? undefined : ''}>
      {!online && (
        <Badge tone="warn" icon="offline">
          <span className={BAR_OFFLINE_WORD}>Offline</span>
        </Badge>
      )}
    </span>
  )
}

export function TopBar() {
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
            <BarMenus />
          </ul>
        </nav>
        <div className={BAR_ITEMS}>
          <OfflineNote />
          <RedLightMark />
          <HeaderItems />
          <SearchButton />
          <ThemeMenu />
          <MeMenu />
        </div>
      </div>
    </header>
  )
}

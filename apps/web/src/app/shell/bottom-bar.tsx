import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { useFeatures } from '../../kit/features-context.ts'
import { BOTTOM_BAR, BOTTOM_ITEM, BOTTOM_LIST, BOTTOM_WORD } from './bottom-bar-style.ts'
import { loadMenus } from './menus.ts'
import { NavLink } from './nav-link.tsx'
import { entriesOf } from './nav.ts'
import { useShellActions, type Overlay } from './shell-actions.ts'
import { useWho } from './who.ts'
import { WhoMark } from './who-mark.tsx'

const warm = () => void loadMenus().catch(() => undefined)

interface OpenerProps {
  readonly overlay: Overlay
  readonly icon: IconName
  readonly label: string
}

function Opener({ overlay, icon, label }: OpenerProps) {
  const { open } = useShellActions()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={BOTTOM_ITEM}
      onPointerDown={warm}
      onClick={() => open(overlay)}
    >
      <Icon name={icon} sizePx={24} />
      <span className={BOTTOM_WORD}>{label}</span>
    </button>
  )
}

/** The profile menu of whoever is signed in, else the way there. */
function WhoItem() {
  const who = useWho()
  const { open } = useShellActions()
  if (who.status !== 'in') {
    return (
      <NavLink to="/profile" className={BOTTOM_ITEM}>
        <Icon name="person" sizePx={24} />
        <span className={BOTTOM_WORD}>Login</span>
      </NavLink>
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Account of ${who.username}`}
      className={BOTTOM_ITEM}
      onPointerDown={warm}
      onClick={() => open('profile')}
    >
      <span className="grid h-[24px] place-items-center">
        <WhoMark />
      </span>
      <span className={BOTTOM_WORD}>Profile</span>
    </button>
  )
}

/** The phone's bar: within reach of a thumb, clear of the home indicator. */
export function BottomBar() {
  const entries = entriesOf(useFeatures(), 'mobileOrder')
  const isLast = (entry: (typeof entries)[number]) => entry.inMoreWhenNarrow === true
  const item = (entry: (typeof entries)[number]) => (
    <li key={entry.key} className={isLast(entry) ? 'max-[479px]:hidden' : undefined}>
      <NavLink to={entry.route} className={BOTTOM_ITEM}>
        <Icon name={entry.icon} sizePx={24} />
        <span className={BOTTOM_WORD}>{entry.label}</span>
      </NavLink>
    </li>
  )
  return (
    <nav aria-label="Main" className={BOTTOM_BAR}>
      <ul className={BOTTOM_LIST}>
        {entries.filter((entry) => !isLast(entry)).map(item)}
        <li>
          <Opener overlay="palette" icon="search" label="Search" />
        </li>
        <li>
          <Opener overlay="more" icon="menu" label="More" />
        </li>
        {entries.filter(isLast).map(item)}
        <li>
          <WhoItem />
        </li>
      </ul>
    </nav>
  )
}

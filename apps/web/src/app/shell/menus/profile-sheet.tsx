import { ThemeList } from '../../theme/theme-list.tsx'
import { RedLightSwitch } from '../../theme/red-light-switch.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NavLink } from '../nav-link.tsx'
import { useWho } from '../who.ts'
import { InOrOutRow, OwnEntries, PremiumBadge, SubscriptionRow } from './account-rows.tsx'
import { MENU_ROW } from './entry-link.tsx'
import { closeOnLink } from './close-on-link.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The profile menu of a phone. */
export function ProfileSheet({ open, onClose }: Props) {
  const who = useWho()
  return (
    <Sheet open={open} onClose={onClose} title={who.status === 'in' ? who.username : 'Profile'}>
      <div onClick={closeOnLink(onClose)}>
        <PremiumBadge />
        <ul className="-mx-3">
          <li>
            <NavLink to="/profile" className={MENU_ROW}>
              <Icon name="person" sizePx={22} className="text-accent-text" />
              <span className="text-small font-[640]">View Profile</span>
            </NavLink>
          </li>
          <SubscriptionRow />
          <OwnEntries short />
        </ul>
        <div className="mt-3 border-t border-line pt-3">
          <ThemeList />
          <RedLightSwitch />
        </div>
        <ul className="-mx-3">
          <InOrOutRow />
        </ul>
      </div>
    </Sheet>
  )
}

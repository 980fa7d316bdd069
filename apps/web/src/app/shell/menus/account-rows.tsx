import { entriesFor, groupEntries } from '../../../kit/directory.ts'
import { useFeatures, useRole } from '../../../kit/features-context.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NavLink } from '../nav-link.tsx'
import { pageAt } from '../nav.ts'
import { useShellActions } from '../shell-actions.ts'
import { useWho } from '../who.ts'
import { EntryLink, MENU_ROW } from './entry-link.tsx'

/** The features that are about oneself, and those for admins, where one may see them. */
export function OwnEntries({ short = false }: { readonly short?: boolean }) {
  const entries = entriesFor(useFeatures(), useRole())
  const own = groupEntries(entries).filter(({ category }) => category === 'Me' || category === 'Admin')
  return own.flatMap((group) =>
    group.entries
      .filter(({ route }) => route !== '/pricing')
      .map((entry) => (
        <li key={entry.key}>
          <EntryLink entry={entry} short={short} />
        </li>
      )),
  )
}

/** The subscription, where there is such a thing. */
export function SubscriptionRow() {
  const who = useWho()
  const features = useFeatures()
  if (who.status !== 'in' || !pageAt(features, '/pricing')) return null
  return (
    <li>
      <NavLink to="/pricing" className={MENU_ROW}>
        <Icon name="ticket" sizePx={22} className="text-accent-text" />
        <span className="text-small font-[640]">{who.isPremium ? 'Manage Subscription' : 'Upgrade to Premium'}</span>
      </NavLink>
    </li>
  )
}

export function PremiumBadge() {
  const who = useWho()
  return who.status === 'in' && who.isPremium ? (
    <Badge tone="highlight" icon="star">
      Premium
    </Badge>
  ) : null
}

/** Out, or in. */
export function InOrOutRow() {
  const who = useWho()
  const { close, logOut } = useShellActions()
  if (who.status === 'unknown') return null
  const out = () => {
    close()
    logOut()
  }
  return (
    <li className="mt-2 border-t border-line pt-2">
      {who.status === 'in' ? (
        <button type="button" data-closes className={MENU_ROW} onClick={out}>
          <Icon name="logOut" sizePx={22} />
          <span className="text-small font-[640]">Logout</span>
        </button>
      ) : (
        <NavLink to="/profile" className={`${MENU_ROW} data-[place=here]:bg-transparent`}>
          <Icon name="person" sizePx={22} />
          <span className="text-small font-[640]">Login</span>
        </NavLink>
      )}
    </li>
  )
}

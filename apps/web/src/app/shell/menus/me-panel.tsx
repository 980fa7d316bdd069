import { useWho } from '../who.ts'
import { InOrOutRow, OwnEntries, PremiumBadge, SubscriptionRow } from './account-rows.tsx'
import { PanelHead } from './panel-head.tsx'

/** My Account & Settings. */
export function MePanel() {
  const who = useWho()
  return (
    <>
      <PanelHead picture="Me" aside={<PremiumBadge />}>
        My Account &amp; Settings
        {who.status === 'in' && <span className="block truncate text-caption text-ink-muted">{who.username}</span>}
      </PanelHead>
      <ul className="p-2">
        <OwnEntries />
        <SubscriptionRow />
        <InOrOutRow />
      </ul>
    </>
  )
}

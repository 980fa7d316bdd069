import type { Campground } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import { usePriceDrops } from '../../../data/campgrounds/price-drops.ts'
import { useCampgroundPreferences } from '../../../data/campgrounds/user-preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { dropWords } from './price-words.ts'

/** Prices of a favorite that dropped, and whether to be told of such. */
export function PriceSection({ campground }: { readonly campground: Campground }) {
  const { id } = campground
  const { isFavorite, notifications, change } = useCampgroundPreferences()
  const { drops, read } = usePriceDrops()
  const here = drops.filter(({ campgroundId }) => campgroundId === id)
  return (
    <div className="space-y-3">
      {here.length > 0 && (
        <div className="rounded-md border border-accent-text bg-accent-soft p-3 text-small">
          <ul aria-label="Price drops" className="space-y-1">
            {here.map((drop) => (
              <li key={drop.price}>
                <b className="font-[650]">{dropWords(drop)}</b>{' '}
                <span className="text-caption">Seen {formatDate(drop.atMs)}.</span>
              </li>
            ))}
          </ul>
          <Button tone="quiet" icon="check" onClick={() => read(id)}>
            Read
          </Button>
        </div>
      )}
      <SwitchField
        label="Tell me when a favorite gets cheaper"
        hint={`A message in the app when our list has a lower price for it than this device knew. Prices change here when the list does, not at the gate.${isFavorite(id) ? '' : ' This campground is not among your favorites.'}`}
        checked={notifications.priceDropAlerts}
        onChecked={(priceDropAlerts) => change({ notifications: { ...notifications, priceDropAlerts } })}
      />
    </div>
  )
}

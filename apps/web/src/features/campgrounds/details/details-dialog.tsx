import type { Campground } from '@bluffline/contract'
import type { Stay } from '@bluffline/core'
import { useOneAvailability } from '../../../data/campgrounds/use-availability.ts'
import { useRatings } from '../../../data/campgrounds/use-ratings.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { FavoriteButton } from '../cards/favorite-button.tsx'
import { AvailabilityLine } from './availability-line.tsx'
import { DetailTabs } from './detail-tabs.tsx'

interface Props {
  readonly campground: Campground
  readonly stay: Stay | null
  readonly onClose: () => void
}

/** A campground over the list: its five tabs, and the way to its page. */
export function DetailsDialog({ campground, stay, onClose }: Props) {
  const { id, name } = campground
  const found = useOneAvailability(id, stay)
  const ratings = useRatings().get(id)
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      widthPx={640}
      actions={
        <>
          <FavoriteButton id={id} name={name} look="button" />
          <Link to={`/campgrounds/${id}`} className={buttonStyle({ tone: 'primary' })}>
            Open its page
          </Link>
        </>
      }
    >
      <AvailabilityLine campground={campground} stay={stay} found={found} />
      <div className="mt-3">
        <DetailTabs campground={campground} availability={found.availability} ratings={ratings} />
      </div>
    </Dialog>
  )
}

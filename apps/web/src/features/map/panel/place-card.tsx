import { Link } from '../../../ui/link.tsx'
import { SourcesButton } from '../../../data/sources/sources-button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { GROUP_WORDS, type MapPlace } from '../layers/map-places.ts'
import { CardFrame } from './card-frame.tsx'

interface Props {
  readonly place: MapPlace
  readonly takesFocus: boolean
  readonly onClose: () => void
}

export function PlaceCard({ place, takesFocus, onClose }: Props) {
  return (
    <CardFrame title={place.name} onClose={onClose} takesFocus={takesFocus}>
      <p className="text-small text-ink-muted">
        {GROUP_WORDS[place.group].one} · {place.county} County
      </p>
      <p className="mt-3 text-small">{place.about}</p>
      {place.pointNote !== null && (
        <p className="mt-2 text-caption text-ink-muted">The mark shows: {place.pointNote}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {place.page !== null && (
          <Link to={place.page} className={buttonStyle({ tone: 'primary' })}>
            Open its page
          </Link>
        )}
        <SourcesButton about={place.name} sources={place.sources} />
      </div>
    </CardFrame>
  )
}

import { formatCoordinate } from '@bluffline/core'
import type { KeptWaypoint, RidePhotoRow } from '../../../data/rides/ride-rows.ts'
import { isSendable } from '../../../data/rides/sendable-photo.ts'
import { Section } from '../../../ui/section.tsx'
import { hourOf } from '../words.ts'
import { Photo } from './photo.tsx'

interface Props {
  readonly waypoints: readonly KeptWaypoint[]
  readonly photos: readonly RidePhotoRow[]
}

const titleOf = ({ note }: KeptWaypoint, number: number): string => (note === '' ? `Waypoint ${number}` : note)

/** Marked places with their photos, by the numbers on the map. */
export function WaypointsSection({ waypoints, photos }: Props) {
  if (waypoints.length === 0) return null
  return (
    <Section id="waypoints" title="Waypoints">
      <ol className="space-y-4">
        {waypoints.map((waypoint, i) => (
          <li key={i} className="grid grid-cols-[2rem_1fr] gap-3">
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-full border-2 border-line-strong type-figure text-small"
            >
              {i + 1}
            </span>
            <div className="min-w-0 space-y-2">
              <p>
                <span className="font-[650]">{titleOf(waypoint, i + 1)}</span>
                <span className="block text-caption text-ink-muted">
                  {waypoint.atMs !== null && `${hourOf(waypoint.atMs)} · `}
                  {waypoint.at ? formatCoordinate(waypoint.at, 'decimal') : 'Position unknown'}
                </span>
              </p>
              {photos
                .filter(({ waypointId }) => waypointId === waypoint.id)
                .map((photo) => (
                  <Photo
                    key={photo.id}
                    image={photo.image}
                    label={`Photo of ${titleOf(waypoint, i + 1)}`}
                    staysHere={!isSendable(photo)}
                  />
                ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

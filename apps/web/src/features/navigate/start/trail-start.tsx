import type { TrailDetail } from '@bluffline/contract'
import { formatMiles, lineLengthM, partsOfGeometry, type Position } from '@bluffline/core'
import { useMemo, useState } from 'react'
import { joinParts } from '../../../data/navigation/join-parts.ts'
import { courseOfTrail, reversedCourse, SURROUNDINGS_M } from '../../../data/navigation/make-course.ts'
import { trailsAround } from '../../../data/navigation/surroundings.ts'
import { useNavigation } from '../../../data/navigation/use-navigation.ts'
import { useTrailNetwork } from '../../../data/navigation/use-trail-network.ts'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { useVehicleFor, useVerdict } from '../../../data/verdict/use-verdicts.ts'
import { VerdictBadge } from '../../../data/verdict/verdict-badge.tsx'
import { decidingReason, verdictWords } from '../../../data/verdict/verdict-words.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CourseMap } from './course-map.tsx'
import { LocationNote } from '../../../map/locate/location-note.tsx'
import { OtherNavigation } from './other-navigation.tsx'
import { StartFrame } from './start-frame.tsx'
import { StartOptions } from './start-options.tsx'
import { useStart } from './use-start.ts'

const place = ({ lng, lat }: Position): Position => ({ lng, lat })

const linesOf = ({ geometry }: TrailDetail) =>
  geometry === null ? [] : partsOfGeometry(geometry).map((part) => part.map(place))

/** The verdict of the day for the rider's machine, with the reason that made it. It keeps nobody from starting: it is their decision. */
function Verdict({ trail }: { readonly trail: TrailDetail }) {
  const ride = useVerdict(trail)
  const { use } = useVehicleFor(trail)
  if (!ride) return null
  const reason = decidingReason(ride)
  return (
    <div>
      <VerdictBadge verdict={ride.verdict} text={verdictWords(ride, use)} />
      {ride.verdict !== 'open' && reason && <p className="mt-1.5 text-small">{reason.text}</p>}
    </div>
  )
}

const DIRECTIONS = [
  { value: 'forth', label: 'Start to end' },
  { value: 'back', label: 'End to start' },
] as const

/** A trail without a line cannot be followed, and nobody is led anywhere on a guess. */
function NoLine({ trail }: { readonly trail: TrailDetail }) {
  return (
    <div className="h-full overflow-y-auto px-gutter py-6">
      <PageHeader title={trail.name} eyebrow="Navigate" />
      <EmptyState
        icon="trail"
        title="We hold no line of this trail"
        actions={
          <>
            <Link to={`/map/${trail.id}`} className={buttonStyle({ size: 'outdoor' })}>
              Back to the trail
            </Link>
            <Link to="/navigate/file" className={buttonStyle({ tone: 'primary', size: 'outdoor' })}>
              Navigate a file instead
            </Link>
          </>
        }
      >
        Without a line nobody can lead you along it. If you have it as a GPX, KML or FIT file, ride that.
      </EmptyState>
    </div>
  )
}

/** `/navigate/:trailId` before the start. */
export function TrailStart({ trail }: { readonly trail: TrailDetail }) {
  const state = useNavigation()
  const { network, isReading } = useTrailNetwork()
  const { use } = useVehicleFor(trail)
  const { start, isBusy } = useStart()
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]['value']>('forth')
  const joined = useMemo(() => joinParts(linesOf(trail)), [trail])
  const shown = useMemo(() => (direction === 'forth' ? joined?.line : joined?.line.toReversed()), [joined, direction])
  if (joined === null || shown === undefined) return <NoLine trail={trail} />
  const begin = () => {
    const surroundings = network === null ? [] : trailsAround(network, joined.line, SURROUNDINGS_M)
    const course = courseOfTrail({ trailId: trail.id, name: trail.name, line: joined.line, use, surroundings })
    void start(direction === 'forth' ? course : reversedCourse(course))
  }
  return (
    <StartFrame
      map={<CourseMap label={`The way along ${trail.name}`} line={shown} />}
      actions={
        <>
          <Link to={`/navigate/${trail.id}/loops`} className={buttonStyle({ size: 'emergency', className: 'px-4!' })}>
            <Icon name="refresh" />
            Plan a loop
          </Link>
          <Button
            tone="primary"
            size="emergency"
            icon="navigate"
            busy={isBusy || isReading}
            className="flex-1 px-3!"
            onClick={begin}
          >
            Start
          </Button>
        </>
      }
    >
      <PageHeader
        title={trail.name}
        eyebrow="Navigate"
        lead={`${formatMiles(lineLengthM(joined.line))} · ${USE_WORDS[use].label}`}
      />
      <OtherNavigation state={state} />
      <Verdict trail={trail} />
      {joined.leftOutM > 0 && (
        <p className="flex gap-2 text-small">
          <Icon name="info" className="mt-0.5 shrink-0 text-warn" />
          This trail is mapped in pieces that do not meet. You are led along the longest; {formatMiles(
            joined.leftOutM,
          )}{' '}
          stay out.
        </p>
      )}
      <ChoiceField legend="Direction" options={DIRECTIONS} value={direction} onValue={setDirection} />
      <StartOptions />
      <LocationNote>
        When you start, your device asks for leave to use your location. It stays on this device.
      </LocationNote>
      <p className="flex gap-2 text-small text-ink-muted">
        <Icon name="screenOn" className="mt-0.5 shrink-0" />
        Keep this page in front while you ride. A phone stops giving a web page its position when the screen is locked:
        the black pocket screen keeps going.
      </p>
      <Link
        to="/navigate/file"
        className="inline-flex min-h-touch items-center gap-2 text-small font-[600] text-accent-text underline"
      >
        <Icon name="upload" sizePx={18} />
        Navigate a GPX, KML or FIT file instead
      </Link>
    </StartFrame>
  )
}

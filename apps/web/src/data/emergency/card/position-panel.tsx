import {
  accuracyWords,
  countyWords,
  emergencyText,
  epochMs,
  formatCoordinate,
  formatDate,
  formatFeet,
  fromPlaceWords,
  OLD_FIX_MS,
  type EmergencyPlace,
  type Fix,
  type NamedPlace,
} from '@bluffline/core'
import { useState } from 'react'
import { LOCATE_WORDS } from '../../../map/locate/locate-words.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { ageWords } from '../../today/age-words.ts'
import { useClock } from '../../today/use-clock.ts'
import type { KnownPosition } from '../use-position.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The position as rescuers ask for it, how good it is and how old. */
function Coordinates({ place: { fix }, isKept }: { readonly place: EmergencyPlace; readonly isKept: boolean }) {
  const now = useClock(5000)
  const age = ageWords(fix.timeMs ?? epochMs(0), now)
  const isOld = fix.timeMs === null || now - fix.timeMs > OLD_FIX_MS
  return (
    <>
      <dl className="grid gap-y-2">
        <div>
          <dt className="type-label text-ink-muted">Degrees, minutes</dt>
          <dd className="type-figure text-heading leading-tight select-all">
            {formatCoordinate(fix, 'degreesMinutes')}
          </dd>
        </div>
        <div className="grid gap-2 sm:grid-cols-2">
          <div>
            <dt className="type-label text-ink-muted">Decimal degrees</dt>
            <dd className="type-figure text-lead select-all">{formatCoordinate(fix, 'decimal')}</dd>
          </div>
          <div>
            <dt className="type-label text-ink-muted">US National Grid</dt>
            <dd className="type-figure text-lead select-all">{formatCoordinate(fix, 'usng')}</dd>
          </div>
        </div>
      </dl>
      <p className="mt-2 text-small">
        {capital(accuracyWords(fix))} · {age}
        {fix.altitudeM !== null && ` · elevation about ${formatFeet(fix.altitudeM)}`}
        {fix.altitudeM === null && ' · elevation unknown'}
      </p>
      {isOld && (
        <p role="status" className="mt-1 text-small font-[650] text-warn">
          {isKept ? 'The last position this phone knew' : 'An old position'}
          {fix.timeMs === null ? '' : `, of ${formatDate(fix.timeMs)}`}. Say so when you read it out.
        </p>
      )}
    </>
  )
}

/** Only the forest roads of some riding areas are on the device. */
const roadWords = (road: NamedPlace, fix: Fix): string =>
  `${capital(fromPlaceWords(road, fix))}. A road this app does not know may be nearer: say the last sign you passed`

function Names({ place }: { readonly place: EmergencyPlace }) {
  const { fix, trailhead, town, road } = place
  const rows = [
    ['County', countyWords(place.counties) ?? 'Unknown'],
    ['Nearest trail', trailhead === null ? 'Unknown' : capital(fromPlaceWords(trailhead, fix))],
    ['Nearest town', town === null ? 'Unknown' : capital(fromPlaceWords(town, fix))],
    ['Road', road === null ? 'Unknown to this app: say the last road or sign you passed' : roadWords(road, fix)],
  ] as const
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-t border-line pt-3 text-small">
      {rows.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-[600]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  readonly position: KnownPosition & { readonly retry: () => void }
  readonly place: EmergencyPlace | null
  readonly name: string | null
}

function Handing({ place, name }: Pick<Props, 'place' | 'name'>) {
  const { clipboard, share, clock } = usePorts()
  const [said, setSaid] = useState('')
  const text = () => emergencyText({ place, nowMs: clock.now(), name, isDrill: false })
  const hand = async () => {
    const end = await share.share({ title: 'Emergency: my position', text: text(), url: mapAddress(place) })
    setSaid({ shared: 'Handed to the phone.', copied: 'Copied.', cancelled: '', failed: 'That did not work.' }[end])
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Button
        icon="copy"
        size="comfortable"
        onClick={() =>
          void clipboard.copy(text()).then((done) => setSaid(done ? 'Copied.' : 'The browser did not allow copying.'))
        }
      >
        Copy
      </Button>
      <Button icon="share" size="comfortable" onClick={() => void hand()}>
        Share
      </Button>
      <span role="status" className="text-small text-ink-muted">
        {said}
      </span>
    </div>
  )
}

const mapAddress = (place: EmergencyPlace | null): string =>
  place === null
    ? location.origin
    : `https://maps.google.com/?q=${place.fix.lat.toFixed(5)},${place.fix.lng.toFixed(5)}`

/** Where I am, in every form somebody may ask for. */
export function PositionPanel({ position, place, name }: Props) {
  const { problem, isKept, retry } = position
  return (
    <>
      {place ? (
        <Coordinates place={place} isKept={isKept} />
      ) : (
        problem === null && <p role="status">Finding your position …</p>
      )}
      {problem !== null && (
        <div role="alert" className="mt-2 text-small">
          <p className="font-[650]">{LOCATE_WORDS[problem].title}</p>
          <p className="text-ink-muted">{LOCATE_WORDS[problem].advice}</p>
          <Button className="mt-2" icon="refresh" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {place && <Names place={place} />}
      {place && <Handing place={place} name={name} />}
    </>
  )
}

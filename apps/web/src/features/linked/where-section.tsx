import type { ShownPosition } from '@bluffline/contract'
import { epochMs, formatCoordinate, formatDate, formatFeet, metres } from '@bluffline/core'
import { ageWords } from '../../data/today/age-words.ts'
import { useNow } from '../../data/today/use-now.ts'
import { usePorts } from '../../platform/ports.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PositionMap } from './position-map.tsx'

interface Props {
  readonly riderName: string
  /** The newest last. */
  readonly positions: readonly ShownPosition[]
  readonly batteryPercent: number | null
  readonly precision: 'exact' | 'coarse'
}

const STYLES = [
  ['Degrees and minutes', 'degreesMinutes'],
  ['Decimal degrees', 'decimal'],
  ['US National Grid', 'usng'],
] as const

const accuracyWords = ({ accuracyM }: ShownPosition): string =>
  accuracyM === null ? 'Accuracy unknown' : `Within ${formatFeet(metres(accuracyM))}`

function Coordinates({ position }: { readonly position: ShownPosition }) {
  const { clipboard } = usePorts()
  const { show } = useToast()
  const text = formatCoordinate(position, 'decimal')
  const copy = async () => {
    if (await clipboard.copy(text)) show({ title: 'Position copied', description: text, tone: 'ok' })
    else show({ title: 'Not copied', description: `The browser refused. It is ${text}.`, tone: 'danger' })
  }
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        {STYLES.map(([label, style]) => (
          <div key={style}>
            <dt className="text-caption text-ink-muted">{label}</dt>
            <dd className="type-figure wrap-anywhere">{formatCoordinate(position, style)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          className={buttonStyle({})}
          href={`https://www.google.com/maps/dir/?api=1&destination=${position.lat},${position.lng}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="navigate" />
          Directions
        </a>
        <Button icon="copy" onClick={() => void copy()}>
          Copy position
        </Button>
      </div>
    </>
  )
}

/** Where somebody was last heard of: on a map with the way there, in the three ways rescuers read, with age and battery. */
export function WhereSection({ riderName, positions, batteryPercent, precision }: Props) {
  const now = useNow()
  const last = positions.at(-1)
  if (last === undefined) {
    return (
      <Section id="where" title="Where">
        <p>No position has come yet. It is asked for again while this page is open.</p>
      </Section>
    )
  }
  const takenMs = epochMs(Date.parse(last.at))
  const battery = batteryPercent === null ? 'Battery unknown' : `Battery ${Math.round(batteryPercent)} %`
  return (
    <Section
      id="where"
      title="Where"
      lead={`Last heard of ${formatDate(takenMs)}, ${ageWords(takenMs, now)}. ${accuracyWords(last)}. ${battery}.`}
    >
      <div className="space-y-4">
        {precision === 'coarse' && (
          <p className="text-small text-warn">
            {riderName} shares an area, not the exact place: it is somewhere around this point.
          </p>
        )}
        <PositionMap riderName={riderName} positions={positions} />
        <Coordinates position={last} />
      </div>
    </Section>
  )
}

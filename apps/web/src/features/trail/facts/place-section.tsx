import type { Trail } from '@bluffline/contract'
import { formatCoordinate } from '@bluffline/core'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { Section } from '../layout/section.tsx'
import { pointWords } from './page-words.ts'
import { UNKNOWN } from './words.ts'

function Row({ label, value }: { readonly label: string; readonly value: string | null }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] gap-x-3 border-t border-line py-2.5 first:border-t-0">
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd className={value === null ? 'text-ink-muted italic' : 'min-w-0 font-[560]'}>{value ?? UNKNOWN}</dd>
    </div>
  )
}

/** Where the trail is, who looks after it, and how far its mark on the map may be trusted. */
export function PlaceSection({ trail }: { readonly trail: Trail }) {
  const { clipboard } = usePorts()
  const { show } = useToast()
  const { system, manager, county, region, point } = trail
  const mark = pointWords(trail)
  const coordinates = point === null ? null : formatCoordinate(point, 'decimal')
  const copy = async () => {
    if (coordinates === null) return
    const copied = await clipboard.copy(coordinates)
    show(
      copied
        ? { title: 'Coordinates copied', tone: 'ok' }
        : { title: 'The browser did not let us copy', tone: 'danger' },
    )
  }
  return (
    <Section id="place" title="Where it is">
      <dl>
        <Row label="Trail system" value={system} />
        <Row label="Manager" value={manager} />
        <Row label="County" value={`${county} County`} />
        <Row label="Region" value={`${region} Arkansas`} />
        <Row label="On the map" value={mark.label} />
      </dl>
      <p className="text-caption text-ink-muted">{mark.explanation}</p>
      {coordinates !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3">
          <span className="type-figure">{coordinates}</span>
          <Button tone="quiet" icon="copy" onClick={() => void copy()}>
            Copy
          </Button>
        </p>
      )}
    </Section>
  )
}

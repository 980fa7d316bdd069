import type { AccessPoint } from '@bluffline/contract'
import { formatCoordinate } from '@bluffline/core'
import { SourcesButton } from '../../../data/sources/sources-button.tsx'
import { ExternalLink } from '../../../data/sources/external-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { byRiver, KIND_WORDS, riverMilesTo } from './access-words.ts'

interface PointProps {
  readonly point: AccessPoint
  /** The next one down the list, to say how far it is by water. */
  readonly next: AccessPoint | undefined
  readonly isSelected: boolean
  readonly onSelect: ((id: string) => void) | undefined
}

const directionsHref = ({ lat, lng }: AccessPoint['point']) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`

function Name({ point, isSelected, onSelect }: Omit<PointProps, 'next'>) {
  if (!onSelect) return <span className="font-[650]">{point.name}</span>
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => onSelect(point.id)}
      className="min-h-touch text-left font-[650] text-accent-text underline underline-offset-3"
    >
      {point.name}
    </button>
  )
}

function Point({ point, next, isSelected, onSelect }: PointProps) {
  const { kind, managingAgency, isPublic, riverMile, description, notes, sources, confidence, name } = point
  const apart = next && riverMilesTo(point, next)
  return (
    <li id={`access-${point.id}`} className={cx('py-3', isSelected && '-mx-3 rounded-md bg-accent-soft px-3')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Name {...{ point, isSelected, onSelect }} />
        <Badge>{KIND_WORDS[kind]}</Badge>
        {!isPublic && <Badge tone="warn">Private: ask first</Badge>}
      </div>
      <p className="text-small text-ink-muted">
        {riverMile === null ? 'River mile unknown' : `River mile ${riverMile}`} · {point.county} County
        {managingAgency !== null && ` · ${managingAgency}`}
      </p>
      <p className="mt-1 text-small">{description}</p>
      {notes.map((note) => (
        <p key={note} className="text-small text-warn">
          {note}
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-x-4 text-small">
        <span className="tabular-nums">{formatCoordinate(point.point, 'decimal')}</span>
        <ExternalLink href={directionsHref(point.point)}>Directions</ExternalLink>
        <SourcesButton about={name} sources={sources} confidence={confidence} />
      </p>
      {apart != null && next && (
        <p className="text-caption text-ink-muted">
          {apart} river miles to {next.name}
        </p>
      )}
    </li>
  )
}

interface Props {
  readonly points: readonly AccessPoint[]
  readonly selectedId?: string | null
  readonly onSelect?: (id: string) => void
}

/** Put-ins and take-outs, river by river, in the order of their miles. */
export function AccessList({ points, selectedId = null, onSelect }: Props) {
  return (
    <div className="space-y-5">
      {byRiver(points).map(([river, own]) => (
        <section key={river} aria-label={river}>
          <h2 className="type-heading">{river}</h2>
          <ul className="divide-y divide-line">
            {own.map((point, at) => (
              <Point
                key={point.id}
                point={point}
                next={own[at + 1]}
                isSelected={point.id === selectedId}
                onSelect={onSelect}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

import type { DuckSeason } from '@bluffline/contract'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Link } from '../../../ui/link.tsx'
import { useHasPage } from '../has-page.ts'
import { Section } from '../section.tsx'
import { SourcesFold } from '../sources-fold.tsx'
import { writeDays } from './duck-days.ts'

interface Props {
  readonly season: DuckSeason
  /** How it stands today. */
  readonly news: ReactNode
}

interface RowProps {
  readonly label: string
  readonly value: string
  readonly unverified: boolean
}

function Row({ label, value, unverified }: RowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="type-figure">
        {value}
        {unverified && <Badge className="ml-2">Unverified</Badge>}
      </dd>
    </div>
  )
}

/** Ducks: dates, limits and hours of the season we hold, each marked where only a reprint says it. */
export function DuckSection({ season, news }: Props) {
  const exists = useHasPage()
  const { periods, limits, hours, verifyAt } = season
  const sources = [...periods, ...limits, ...hours].flatMap((fact) => fact.sources)
  return (
    <Section title={`Duck Hunting Season ${season.season}`}>
      <div className="mt-2 max-w-2xl">{news}</div>
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div>
          <h3 className="type-heading">Dates</h3>
          <dl className="mt-2">
            {periods.map(({ label, opens, closes, unverified }) => (
              <Row key={label} label={label} value={writeDays({ opens, closes })} unverified={unverified} />
            ))}
          </dl>
        </div>
        <div>
          <h3 className="type-heading">Daily limits</h3>
          <dl className="mt-2">
            {limits.map(({ label, value, unverified }) => (
              <Row key={label} label={label} value={value} unverified={unverified} />
            ))}
          </dl>
        </div>
      </div>
      <h3 className="mt-6 type-heading">Shooting hours</h3>
      <ul className="mt-2 space-y-1">
        {hours.map(({ text, unverified }) => (
          <li key={text}>
            {text}
            {unverified && <Badge className="ml-2">Unverified</Badge>}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {exists('/duck-hunting') && (
          <Link to="/duck-hunting" className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>
            Duck Hunting Guide
          </Link>
        )}
        {verifyAt !== null && (
          <a href={verifyAt} rel="noreferrer" className={buttonStyle({ size: 'comfortable' })}>
            Check with Game and Fish
          </a>
        )}
      </div>
      <SourcesFold about="the duck season" sources={sources} />
    </Section>
  )
}

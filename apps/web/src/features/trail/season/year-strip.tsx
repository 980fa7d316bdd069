import type { IsoDay, Season, SeasonState } from '@bluffline/core'
import { daysOf, seasonYear, yearPart } from './season-year.ts'

const LOOKS: Record<SeasonState['status'], string> = {
  yearRound: 'bg-verdict-open',
  open: 'bg-verdict-open',
  closed: 'bg-surface-sunken',
  disputed: 'bg-warn opacity-80',
  undated: 'bg-warn opacity-50',
  unknown: 'bg-surface-sunken',
}
const MONTHS = 'JFMAMJJASOND'.split('')

const KEY = [
  { status: 'open', text: 'Open' },
  { status: 'disputed', text: 'Sources disagree' },
  { status: 'undated', text: 'Days not published' },
  { status: 'closed', text: 'Closed' },
] as const

/** The season drawn along the year, with a mark at today. The same is said in words below it. */
export function YearStrip({ season, day }: { readonly season: Season; readonly day: IsoDay }) {
  const year = Number(day.slice(0, 4))
  const runs = seasonYear(season, year)
  const shown = new Set(runs.map((run) => run.status))
  return (
    <div aria-hidden className="mb-4">
      <div className="relative flex h-5 overflow-hidden rounded-sm border border-line-strong">
        {runs.map(({ status, days }, at) => (
          <span key={at} className={LOOKS[status]} style={{ width: `${(100 * days) / daysOf(year)}%` }} />
        ))}
        <span
          className="absolute -inset-y-px w-[3px] -translate-x-1/2 bg-ink shadow-[0_0_0_2px_var(--canvas)]"
          style={{ left: `${100 * yearPart(day)}%` }}
        />
      </div>
      <div className="mt-1 grid grid-cols-12 text-center text-caption text-ink-muted">
        {MONTHS.map((month, at) => (
          <span key={at}>{month}</span>
        ))}
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted">
        {KEY.filter(({ status }) => shown.has(status)).map(({ status, text }) => (
          <span key={status} className="inline-flex items-center gap-1.5">
            <span className={`size-3 rounded-[3px] border border-line-strong ${LOOKS[status]}`} />
            {text}
          </span>
        ))}
        <span className="inline-flex items-center gap-1.5">
          <span className="h-3 w-[3px] bg-ink" />
          Today, {year}
        </span>
      </p>
    </div>
  )
}

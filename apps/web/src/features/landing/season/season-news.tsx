import { useToday } from '../../../data/today/use-today.ts'
import type { SeasonDays } from '../landing-facts.ts'
import { seasonOn, writeDay } from './duck-days.ts'

const nextSeason = ({ season }: SeasonDays): string => {
  const year = Number(season.slice(0, 4)) + 1
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** How the season stands today, in a sentence. */
export function SeasonNews({ season }: { readonly season: SeasonDays }) {
  const state = seasonOn(season, useToday())
  if (state.kind === 'open') return <p className="font-[650] text-ok">Open now: {state.now.label}.</p>
  if (state.kind !== 'over')
    return (
      <p className="font-[650]">
        Closed today. {state.next.label} opens {writeDay(state.next.opens)}.
      </p>
    )
  const { next } = season
  return (
    <p>
      <strong className="font-[650]">The {season.season} season is over.</strong> It closed{' '}
      {writeDay(state.last.closes)}; what follows is how it was.{' '}
      {next ? `${next.season}, announced: ${next.text}` : `Dates for ${nextSeason(season)}: `}
      {!next && <i className="text-ink-muted">Unknown</i>}
      {!next && '. Ask the Game and Fish Commission.'}
    </p>
  )
}

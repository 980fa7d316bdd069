import { useToday } from '../../../data/today/use-today.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { SeasonDays } from '../landing-facts.ts'
import { badgeWords, seasonOn } from './duck-days.ts'

/** Whether ducks are in season today. */
export function SeasonBadge({ season }: { readonly season: SeasonDays }) {
  const state = seasonOn(season, useToday())
  return (
    <Badge tone={state.kind === 'over' ? 'neutral' : 'highlight'} icon="calendar" className="bg-canvas">
      {badgeWords(season, state)}
    </Badge>
  )
}

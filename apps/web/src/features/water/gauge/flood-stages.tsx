import type { GaugeDetail, GaugeReading, Waterway } from '@bluffline/contract'
import { epochMs, FLOOD_CATEGORIES, floodCategoryAt, nextFloodStage, type FloodStages as Stages } from '@bluffline/core'
import { writePartialDay, sourceDate } from '../../../data/sources/source-words.ts'
import { arkansasDay } from '../../../data/today/arkansas-day.ts'
import { CATEGORY_WORDS, writeFeet } from '../../../data/water/water-words.ts'
import { Badge } from '../../../ui/badge.tsx'

/** Flood stages, and of when they are. */
export interface DatedStages {
  readonly stages: Stages
  readonly date: string
}

/** The Weather Service's own of today; else what the catalogue was told, with the date of its source. */
export function stagesOf(detail: GaugeDetail | undefined, waterway: Waterway): DatedStages | null {
  const live = detail?.floodStages
  if (live && FLOOD_CATEGORIES.some((category) => live[`${category}Ft`] !== null)) {
    const day = arkansasDay(epochMs(Date.parse(live.readAt)))
    return { stages: live, date: `the Weather Service’s, read ${writePartialDay(day)}` }
  }
  const { nwsStages, actionStageFt, floodStageFt, sources } = waterway
  const stages: Stages = nwsStages ?? {
    actionFt: actionStageFt,
    minorFt: floodStageFt,
    moderateFt: null,
    majorFt: null,
  }
  const isNamed = FLOOD_CATEGORIES.some((category) => stages[`${category}Ft`] !== null)
  const [source] = sources
  return isNamed && source ? { stages, date: sourceDate(source) } : null
}

interface Props {
  readonly dated: DatedStages | null
  readonly reading: GaugeReading | undefined
}

/** At which heights the Weather Service speaks of action and floods, where the water stood last, and how far that is. */
export function FloodStages({ dated, reading }: Props) {
  if (dated === null) return <p className="text-small text-ink-muted">Flood stages: unknown for this gauge.</p>
  const { stages, date } = dated
  const stage = reading?.stage?.value ?? null
  const category = stage === null ? null : floodCategoryAt(stage, stages)
  const next = stage === null ? null : nextFloodStage(stage, stages)
  return (
    <div>
      <h4 className="font-[600]">Flood stages</h4>
      <p className="text-caption text-ink-muted">Valid from: {date}</p>
      <ul className="mt-1 divide-y divide-line rounded-md border border-line text-small">
        {FLOOD_CATEGORIES.map((one) => (
          <li key={one} className="flex items-center gap-3 px-3 py-2">
            <span className="w-40 min-w-0 flex-1">{CATEGORY_WORDS[one].label}</span>
            <span className="tabular-nums whitespace-nowrap">
              {stages[`${one}Ft`] === null ? 'not named' : writeFeet(stages[`${one}Ft`] ?? 0)}
            </span>
            {category === one && <Badge tone={CATEGORY_WORDS[one].tone}>reached</Badge>}
          </li>
        ))}
      </ul>
      {next && (
        <p className="mt-1 text-small text-ink-muted">
          {writeFeet(next.moreFt)} below {CATEGORY_WORDS[next.category].label.toLowerCase()} when it was last read.
        </p>
      )}
    </div>
  )
}

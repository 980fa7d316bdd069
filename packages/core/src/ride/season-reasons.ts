import { parseDay, yearOf, type DayNumber } from './calendar.ts'
import type { IsoDay, RideableTrail, RideReason, Season, SeasonWindow } from './facts.ts'
import { closingsAfter, openingsIn, seasonOn, type DatedReading } from './season-on.ts'
import { differ, distinctSources, reason, writeDays, writeReadings } from './wording.ts'

const sourcesOf = (window: SeasonWindow, season: Season) =>
  distinctSources([...[...window.opens, ...window.closes].map((r) => r.source), ...season.sources])

/** The coming opening of a window: this year's while one reading of it is still ahead, otherwise next year's. */
function nextOpening(window: SeasonWindow, day: DayNumber): readonly DatedReading[] {
  const thisYear = openingsIn(window, yearOf(day))
  return thisYear.some((r) => r.day > day) ? thisYear : openingsIn(window, yearOf(day) + 1)
}

const earliest = (readings: readonly DatedReading[]): DayNumber => Math.min(...readings.map((r) => r.day))

/** The opening `day` belongs to or comes before, and the closing that ends it. */
function edgesAround(window: SeasonWindow, day: DayNumber) {
  const year = yearOf(day)
  const running = [year - 1, year].map((y) => {
    const opens = openingsIn(window, y)
    return { opens, closes: closingsAfter(window, earliest(opens)) }
  })
  return running.find(({ closes }) => closes.some((r) => r.day >= day)) ?? running[1]
}

function disagreement(season: Season, window: SeasonWindow, readings: readonly DatedReading[]): RideReason {
  const edge = window.opens.some((r) => r === readings[0]?.reading) ? 'opens' : 'closes'
  const text = `Sources disagree on the day it ${edge} (${window.label}): ${writeReadings(readings)}.`
  const sources = distinctSources([...readings.map((r) => r.reading.source), ...season.sources])
  return { code: 'season_days_disputed', effect: 'note', text, sources, disputed: true }
}

function closedReasons(season: Season, day: DayNumber): readonly RideReason[] {
  const coming = season.windows
    .map((window) => ({ window, opens: nextOpening(window, day) }))
    .sort((a, b) => earliest(a.opens) - earliest(b.opens))
  const [next] = coming
  if (next === undefined) return []
  const opening =
    next.window.certainty === 'undated'
      ? `Next comes ${next.window.label}, whose days are not published.`
      : `It opens next on ${writeDays(next.opens)} (${next.window.label}).`
  const sources = season.windows.flatMap((window) => sourcesOf(window, season))
  return [
    reason(['season_closed', 'closed'], `Closed for the season. ${opening}`, sources),
    ...coming.filter(({ opens }) => differ(opens)).map(({ window, opens }) => disagreement(season, window, opens)),
  ]
}

function openReasons(season: Season, window: SeasonWindow, day: DayNumber): readonly RideReason[] {
  const closes = edgesAround(window, day)?.closes ?? []
  const text = `In season until ${writeDays(closes)} (${window.label}).`
  return [
    reason(['season_open', 'open'], text, sourcesOf(window, season)),
    ...(differ(closes) ? [disagreement(season, window, closes)] : []),
  ]
}

function disputedReason(season: Season, window: SeasonWindow, day: DayNumber): RideReason {
  const edges = edgesAround(window, day)
  const opens = edges?.opens ?? []
  const closes = edges?.closes ?? []
  const opening = differ(opens) && opens.some((r) => r.day > day)
  const text = opening
    ? `It may not be open yet. Sources disagree on the day it opens (${window.label}): ${writeReadings(opens)}.`
    : `It may be closed already. Sources disagree on the day it closes (${window.label}): ${writeReadings(closes)}.`
  return { code: 'season_disputed', effect: 'unknown', text, sources: sourcesOf(window, season), disputed: true }
}

function undatedReasons(season: Season, window: SeasonWindow, day: DayNumber): readonly RideReason[] {
  const opens = edgesAround(window, day)?.opens ?? []
  const text = `It may be open: sources speak of ${window.label}, but its days are not published. Ask before you go.`
  return [
    reason(['season_undated', 'unknown'], text, sourcesOf(window, season)),
    ...(differ(opens) ? [disagreement(season, window, opens)] : []),
  ]
}

function stateReasons(season: Season, day: IsoDay): readonly RideReason[] {
  const { status, window } = seasonOn(season, day)
  const on = parseDay(day)
  if (status === 'yearRound' && season.sources.length > 0) {
    return [reason(['season_year_round', 'open'], 'Open all year.', season.sources)]
  }
  if (status === 'closed') return closedReasons(season, on)
  if (window === null) return [noSeason]
  if (status === 'open') return openReasons(season, window, on)
  if (status === 'disputed') return [disputedReason(season, window, on)]
  return undatedReasons(season, window, on)
}

const noSeason = reason(['season_unknown', 'unknown'], 'No source says when this trail is open.', [])

/** What the season says of `day`, the days on which sources differ, and what may close the trail at short notice. */
export function seasonReasons({ season }: RideableTrail, day: IsoDay): readonly RideReason[] {
  if (season === null) return [noSeason]
  const { mayCloseWhen, sources } = season
  const warning =
    mayCloseWhen === null ? [] : [reason(['may_close', 'note'], `May close at short notice: ${mayCloseWhen}.`, sources)]
  return [...stateReasons(season, day), ...warning]
}

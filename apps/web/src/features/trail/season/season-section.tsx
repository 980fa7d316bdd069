import type { Trail } from '@bluffline/contract'
import { seasonSpans, type IsoDay, type SeasonDay, type SeasonSpan, type SeasonWindow } from '@bluffline/core'
import { Badge } from '../../../ui/badge.tsx'
import { whomToAsk } from '../facts/trail-facts.ts'
import { UNKNOWN } from '../facts/words.ts'
import { Section } from '../layout/section.tsx'
import { SourceLine } from '../sources/source-line.tsx'
import { YearStrip } from './year-strip.tsx'

function Days({ word, days }: { readonly word: string; readonly days: readonly SeasonDay[] }) {
  return days.map(({ text, rule, source }, at) => (
    <li key={`${text} ${source.title}`}>
      <span className="text-ink-muted">{at === 0 ? word : 'or'}</span> <span className="font-[560]">{text}</span>
      {rule !== null && <span className="text-ink-muted"> ({rule})</span>}
      <br />
      <SourceLine source={source} />
    </li>
  ))
}

const either = (days: readonly SeasonDay[]): string => days.map(({ text }) => text).join(' or ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A run that is over is told in a line; one that is on or to come with every source. */
function Run({ span }: { readonly span: SeasonSpan }) {
  const { window, opens, closes, state } = span
  if (state === 'over') {
    return (
      <p className="mt-1.5 text-small text-ink-muted">
        Over: {either(opens)} to {either(closes)}.
      </p>
    )
  }
  if (window.certainty === 'undated') {
    return (
      <p className="mt-1.5 text-small">
        Its days are not published. At the widest it lies between {opens[0]?.text} and {closes.at(-1)?.text}.{' '}
        {opens[0] && <SourceLine source={opens[0].source} />}
      </p>
    )
  }
  return (
    <ul className="mt-1.5 space-y-1.5 text-small">
      <Days word="Opens" days={opens} />
      <Days word="Last day" days={closes} />
    </ul>
  )
}

interface WindowProps {
  readonly window: SeasonWindow
  readonly spans: readonly SeasonSpan[]
}

function WindowCard({ window, spans }: WindowProps) {
  const running = spans.some(({ state }) => state === 'running')
  const disputed = spans.some(({ opens, closes }) => opens.length > 1 || closes.length > 1)
  return (
    <li className="rounded-md border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-small font-[650]">{capital(window.label)}</h3>
        {running && <Badge tone="accent">Now</Badge>}
        {disputed && <Badge tone="warn">Sources differ</Badge>}
      </div>
      {spans.map((span) => (
        <Run key={span.opens[0]?.text} span={span} />
      ))}
    </li>
  )
}

function Known({ season, day }: { readonly season: NonNullable<Trail['season']>; readonly day: IsoDay }) {
  const spans = seasonSpans(season, day)
  return (
    <>
      <YearStrip season={season} day={day} />
      {season.kind === 'yearRound' && <p className="font-[560]">Open all year.</p>}
      {spans.length > 0 && (
        <ul className="space-y-3">
          {season.windows.map((window) => (
            <WindowCard key={window.label} window={window} spans={spans.filter((span) => span.window === window)} />
          ))}
        </ul>
      )}
      {season.mayCloseWhen !== null && (
        <p className="mt-3 text-small">May close at short notice: {season.mayCloseWhen}</p>
      )}
      <ul className="mt-2">
        {season.sources.map((source) => (
          <li key={`${source.title} ${source.ref}`}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** When the trail is open: drawn along this year, with the days each source gives for it. */
export function SeasonSection({ trail, day }: { readonly trail: Trail; readonly day: IsoDay }) {
  const { season, seasonNote } = trail
  return (
    <Section id="season" title="Season">
      {season !== null && <Known season={season} day={day} />}
      {season === null && (
        <p>
          <span className="text-ink-muted italic">{UNKNOWN}</span>. No source says on which days it is open.{' '}
          {whomToAsk(trail)}
        </p>
      )}
      {seasonNote !== null && <p className="mt-2 text-small text-ink-muted">{seasonNote}</p>}
    </Section>
  )
}

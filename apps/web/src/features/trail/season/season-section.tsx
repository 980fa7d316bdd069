import type { Trail } from '@bluffline/contract'
import { seasonSpans, type IsoDay, type SeasonDay, type SeasonSpan } from '@bluffline/core'
import { Badge } from '../../../ui/badge.tsx'
import { whomToAsk } from '../facts/trail-facts.ts'
import { UNKNOWN } from '../facts/words.ts'
import { Section } from '../layout/section.tsx'
import { SourceLine } from '../sources/source-line.tsx'
import { YearStrip } from './year-strip.tsx'

const STATES: Record<SeasonSpan['state'], string> = { over: 'Over', running: 'Now', ahead: 'Ahead' }

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

function Span({ span }: { readonly span: SeasonSpan }) {
  const { window, opens, closes, state } = span
  const disputed = opens.length > 1 || closes.length > 1
  return (
    <li className="rounded-md border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-small font-[650]">{window.label}</h3>
        <Badge tone={state === 'running' ? 'accent' : 'neutral'}>{STATES[state]}</Badge>
        {disputed && <Badge tone="warn">Disputed</Badge>}
      </div>
      {window.certainty === 'undated' ? (
        <p className="mt-1 text-small">
          Its days are not published. At the widest it lies between {opens[0]?.text} and {closes.at(-1)?.text}.{' '}
          {opens[0] && <SourceLine source={opens[0].source} />}
        </p>
      ) : (
        <ul className="mt-1.5 space-y-1.5 text-small">
          <Days word="Opens" days={opens} />
          <Days word="Closes after" days={closes} />
        </ul>
      )}
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
          {spans.map((span) => (
            <Span key={`${span.window.label} ${span.opens[0]?.text}`} span={span} />
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

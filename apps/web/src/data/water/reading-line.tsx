import type { GaugeReading } from '@bluffline/contract'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { useNow } from '../today/use-now.ts'
import { CATEGORY_WORDS, lastReadAt, readingAge, TREND_WORDS, writeFeet, writeFlow, writeRate } from './water-words.ts'

const TREND_ICONS = { rising: 'elevation', falling: 'falling', steady: 'minus' } as const satisfies Record<
  string,
  IconName
>

/** Which way the water goes, in a word and a drawing. */
export function Trend({ reading: { trend, riseFtPerHour } }: { readonly reading: GaugeReading }) {
  if (trend === null) return <span className="text-ink-muted">Trend unknown</span>
  const rate = trend === 'steady' ? null : writeRate(riseFtPerHour)
  return (
    <span
      className={trend === 'rising' ? 'inline-flex items-center gap-1 text-warn' : 'inline-flex items-center gap-1'}
    >
      <Icon name={TREND_ICONS[trend]} sizePx={16} />
      {TREND_WORDS[trend]}
      {rate !== null && ` ${rate}`}
    </span>
  )
}

/** How old a reading is; marked when it is too old to speak of now. */
export function ReadingAge({ at }: { readonly at: string }) {
  const { words, isOld } = readingAge(at, useNow())
  return isOld ? (
    <Badge tone="warn" icon="clock">
      Old reading: {words}
    </Badge>
  ) : (
    <span className="text-ink-muted">
      {words === 'just now' ? 'just measured' : `measured ${words.replace(' old', ' ago')}`}
    </span>
  )
}

/** A gauge in one line: height, discharge, which way, how old, and the flood category where it is one. */
export function ReadingLine({ reading }: { readonly reading: GaugeReading | undefined }) {
  const at = lastReadAt(reading)
  if (reading === undefined || at === null) return <Badge tone="unknown">Reading unknown</Badge>
  const { stage, flow, floodCategory } = reading
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <b className="font-[650] tabular-nums">
        {[stage && writeFeet(stage.value), flow && writeFlow(flow.value)].filter(Boolean).join(' · ')}
      </b>
      <Trend reading={reading} />
      <ReadingAge at={at} />
      {floodCategory !== null && floodCategory !== 'below' && (
        <Badge tone={CATEGORY_WORDS[floodCategory].tone} icon="alert">
          {CATEGORY_WORDS[floodCategory].label}
        </Badge>
      )}
    </span>
  )
}

import type { TrailDetail } from '@bluffline/contract'
import { CONFIDENCE_WORDS, DIFFICULTY_WORDS, writeMiles } from '../data/trails/trail-words.ts'
import { USE_WORDS } from '../data/vehicle/use-words.ts'
import { Badge } from '../ui/badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const orUnknown = (text: string | null) => text ?? <i className="text-ink-muted">Unknown</i>

/** What is known of a trail whatever the day: its verdict for today comes with the rider's own clock. */
export function TrailPage({ trail }: { readonly trail: TrailDetail }) {
  const { name, system, county, region, manager, uses, lengthMiles, difficulty, summary, confidence, sources } = trail
  const facts: readonly (readonly [string, string | null])[] = [
    ['Length', lengthMiles === null ? null : writeMiles(lengthMiles)],
    ['Difficulty', difficulty === null ? null : DIFFICULTY_WORDS[difficulty]],
    ['Open to', uses.map((use) => USE_WORDS[use].label).join(' · ') || null],
  ]
  return (
    <article className="w-full px-gutter py-5 md:py-8 lg:max-w-[40rem]">
      <header className="-mt-3">
        <div className="flex min-h-touch items-center justify-between gap-3">
          <a href="/ai-trails" className="text-small font-[600] text-ink-muted">
            Trails
          </a>
          <Badge tone={confidence === 'recalled' ? 'warn' : 'accent'}>{CONFIDENCE_WORDS[confidence].label}</Badge>
        </div>
        {system !== null && <p className="mt-1 type-label text-accent-text">{system}</p>}
        <h1 className="mt-0.5 type-title">{name}</h1>
        <p className="mt-1 text-small text-ink-muted">
          {county} County · {region} Arkansas
          {manager !== null && <span className="block">Managed by {manager}</span>}
        </p>
      </header>
      <Skeleton className="mt-4 h-40 w-full rounded-lg" />
      <p className="mt-6 text-lead">{summary}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd>{orUnknown(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-caption text-ink-muted">Sources: {sources.map(({ title }) => title).join('; ')}.</p>
    </article>
  )
}

import type { Trail } from '@bluffline/contract'
import { DIFFICULTY_WORDS, lengthWords } from '../data/trails/trail-words.ts'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface Props {
  readonly title: string
  readonly description: string
  readonly trails: readonly Trail[]
  /** How many cards fill the first screen. */
  readonly shown: number
}

/** What does not change with the day. Whether the trail is open today only the rider's own clock and machine can say. */
function Card({ trail: { id, name, county, system, lengthMiles, difficulty } }: { readonly trail: Trail }) {
  return (
    <article className="rounded-md border border-line bg-surface p-4 shadow-card">
      <h3 className="type-heading text-[1.0625rem]">
        <a href={`/map/${id}`}>{name}</a>
      </h3>
      <p className="mt-0.5 truncate text-caption text-ink-muted">
        {[`${county} County`, system].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-2.5 flex gap-4 text-small">
        <span className="type-figure">{lengthWords(lengthMiles)}</span>
        <span>{difficulty === null ? 'Difficulty unknown' : DIFFICULTY_WORDS[difficulty]}</span>
      </p>
      <Skeleton className="mt-2.5 h-6 w-44" />
    </article>
  )
}

/** The finder before its code has come: the search box's place and the first cards. */
export function FinderPage({ title, description, trails, shown }: Props) {
  return (
    <div className="h-stage w-full overflow-hidden">
      <div className="h-full md:grid md:grid-cols-[minmax(20rem,25rem)_1fr] md:grid-rows-[minmax(0,1fr)] min-[1240px]:grid-cols-[17.5rem_minmax(22rem,26rem)_1fr]">
        <div className="hidden border-r border-line min-[1240px]:block" />
        <div className="flex h-full min-h-0 flex-col md:border-r md:border-line">
          <div className="shrink-0 space-y-2 border-b border-line bg-canvas px-4 pt-3 pb-2">
            <p className="flex min-h-touch-comfortable items-center gap-3 rounded-md border border-line-strong bg-surface px-3 text-ink-muted">
              <Icon name="search" sizePx={20} />
              Trail, system, town or county
            </p>
            <div className="h-touch-comfortable" />
          </div>
          <div className="min-h-0 flex-1 space-y-3 overflow-hidden px-4 py-3">
            <section className="rounded-md border border-accent-text bg-accent-soft px-4 py-4">
              <h1 className="type-heading text-[1.0625rem]">{title}</h1>
              <p className="mt-1 text-small text-ink-muted">{description}</p>
            </section>
            <h2 className="type-label text-ink-muted min-[1240px]:sr-only">{trails.length} trails</h2>
            <ul className="space-y-2.5" aria-label="Trails">
              {trails.slice(0, shown).map((trail) => (
                <li key={trail.id}>
                  <Card trail={trail} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="bg-(--map-land) max-md:hidden" />
      </div>
    </div>
  )
}

import type { Guide } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import { useGuides } from '../../data/field-guide/use-field-guide.ts'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Subject {
  readonly title: string
  readonly ids: readonly string[]
}

/** What is worth reading before it is needed. */
const SUBJECTS: readonly Subject[] = [
  {
    title: 'First aid',
    ids: ['first-minutes', 'not-breathing', 'severe-bleeding', 'head-neck-back', 'broken-bones', 'rollover', 'burns'],
  },
  { title: 'Survival', ids: ['lost', 'night-out', 'no-signal', 'missing-person', 'lightning', 'tornado'] },
  { title: 'Wildlife', ids: ['black-bear', 'wild-hogs', 'ticks', 'snake-bite', 'stings-and-allergy'] },
  { title: 'Heat and cold', ids: ['heat-illness', 'hot-weather', 'hypothermia', 'cold-weather'] },
  { title: 'Water crossings', ids: ['water-crossing', 'flash-flood', 'stuck-in-water'] },
]

const ALL_IDS = SUBJECTS.flatMap(({ ids }) => ids)

const reviewedDay = (guides: readonly Guide[]): string =>
  guides.map(({ reviewed }) => reviewed).reduce((first, day) => (day < first ? day : first), '9999-12-31')

function SubjectCard({ title, guides }: { readonly title: string; readonly guides: readonly Guide[] }) {
  const id = `subject-${title.toLowerCase().replaceAll(' ', '-')}`
  const sources = new Set(guides.flatMap((guide) => guide.sources)).size
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface p-4">
      <h3 id={id} className="font-[680]">
        {title}
      </h3>
      <ul className="mt-1">
        {guides.map((guide) => (
          <li key={guide.id}>
            <Link
              to={`/field-guide/${guide.id}`}
              className="inline-flex min-h-touch items-center text-small font-[620] text-accent-text underline"
            >
              {guide.title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-caption text-ink-muted">
        {sources === 1 ? '1 source' : `${sources} sources`}, reviewed {formatDate(reviewedDay(guides)).slice(0, 10)}
      </p>
    </section>
  )
}

/** Pages of the field guide by subject, each with its sources and the day it was gone through. */
export function Guides() {
  const pages = useGuides(ALL_IDS)
  return (
    <section aria-labelledby="guides-title">
      <h2 id="guides-title" className="type-heading">
        Read before you need it
      </h2>
      {pages ? (
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {SUBJECTS.map(({ title, ids }) => (
            <SubjectCard
              key={title}
              title={title}
              guides={ids.flatMap((id) => pages.find(({ guide }) => guide.id === id)?.guide ?? [])}
            />
          ))}
        </div>
      ) : (
        <Skeleton className="mt-2 h-64 rounded-md" />
      )}
    </section>
  )
}

import type { ReactNode } from 'react'

export interface Fact {
  readonly label: string
  /** Null where nobody knows. */
  readonly value: ReactNode | null
  /** A word on it. */
  readonly note?: string | null
}

/** Facts with their names; what nobody knows says so. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] items-baseline gap-x-5 gap-y-2 text-small">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0">
            {value ?? <i className="text-ink-muted">Unknown</i>}
            {note !== undefined && note !== null && <span className="block text-caption text-ink-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface YesNoProps<N extends string> {
  readonly title: string
  readonly names: readonly N[]
  readonly words: Readonly<Record<N, string>>
  readonly facts: Readonly<Record<N, boolean | null>>
}

const Group = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) =>
  items.length === 0 ? null : (
    <div>
      <h4 className="text-caption font-[650] text-ink-muted">{title}</h4>
      <p className="text-small">{items.join(' · ')}</p>
    </div>
  )

/** What is there, what is not, and what nobody knows. */
export function YesNoList<N extends string>({ title, names, words, facts }: YesNoProps<N>) {
  const which = (value: boolean | null) => names.filter((name) => facts[name] === value).map((name) => words[name])
  return (
    <section aria-label={title} className="space-y-2">
      <h3 className="text-small font-[650]">{title}</h3>
      <Group title="There" items={which(true)} />
      <Group title="Not there" items={which(false)} />
      <Group title="Unknown" items={which(null)} />
    </section>
  )
}

import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a legal text: a heading and what follows, in lines short enough to read. */
export function Part({ title, children }: Props) {
  return (
    <section className="mt-8 max-w-2xl">
      <h2 className="type-heading">{title}</h2>
      <div className="mt-2 space-y-3">{children}</div>
    </section>
  )
}

export function Items({ of }: { readonly of: readonly ReactNode[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-5">
      {of.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}

export const LINK = 'font-[600] text-accent-text underline underline-offset-4'

export function Changed({ on }: { readonly on: string }) {
  return <p className="mt-8 text-caption text-ink-muted">Last changed on {on}.</p>
}

import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface Props {
  readonly icon?: IconName
  readonly title: string
  /** What to do now, in one or two sentences. */
  readonly children?: ReactNode
  /** Buttons or links. */
  readonly actions?: ReactNode
}

export function EmptyState({ icon = 'compass', title, children, actions }: Props) {
  return (
    <div className="relative isolate mx-auto flex w-full max-w-lg flex-col items-center px-4 py-12 text-center wrap-anywhere">
      <span className="mb-4 grid size-14 place-items-center rounded-full border border-line-strong bg-surface text-accent-text">
        <Icon name={icon} sizePx={26} />
      </span>
      <h2 className="type-heading">{title}</h2>
      {children && <div className="mt-2 text-small text-ink-muted">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}

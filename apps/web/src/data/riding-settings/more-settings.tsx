import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'

export interface Way {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

/** Where settings of a kind have pages of their own: each as large as a glove needs it. */
export function MoreSettings({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {ways.map(({ to, icon, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-touch-emergency items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 hover:border-accent-text"
          >
            <Icon name={icon} className="shrink-0 text-accent-text" />
            <span className="min-w-0 flex-1">
              <span className="block font-[650]">{title}</span>
              <span className="block text-caption text-ink-muted">{text}</span>
            </span>
            <Icon name="chevronRight" className="shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** A link out of the app, which opens beside it. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-touch items-center gap-1.5 text-small text-accent-text underline underline-offset-3 wrap-anywhere"
    >
      <Icon name="external" sizePx={16} className="shrink-0" />
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'

/** Said by screen readers, not drawn. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

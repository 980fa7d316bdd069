import { Suspense, type ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorBoundary } from '../errors/error-boundary.tsx'

const Rows = () => (
  <div role="status" aria-busy className="space-y-3 p-4">
    <span className="sr-only">Loading…</span>
    {Array.from({ length: 4 }, (_row, at) => (
      <Skeleton key={at} className="h-9 w-full" />
    ))}
  </div>
)

/** A panel whose code may still be on its way. */
export function PanelWaits({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="panel" quiet>
      <Suspense fallback={<Rows />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

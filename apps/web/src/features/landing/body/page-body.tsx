import { lazy, Suspense, type ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DrawnBody } from './drawn-body.tsx'

const FreshBody = lazy(async () => ({ default: (await import('./fresh-body.tsx')).FreshBody }))

/** Taken out of the document before the app takes its place. */
const drawn = document.querySelector('[data-landing-body]')

export function PageBody({ seasonNews }: { readonly seasonNews: ReactNode }) {
  if (drawn) return <DrawnBody body={drawn} seasonNews={seasonNews} />
  return (
    <Suspense fallback={<Skeleton className="mx-auto mt-6 h-[60vh] w-full max-w-6xl rounded-md" />}>
      <FreshBody seasonNews={seasonNews} />
    </Suspense>
  )
}

import type { PageSkeleton } from '../kit/feature.ts'
import { cx } from '../ui/cx.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const Lines = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_unused, at) => (
    <Skeleton key={at} className={at % 3 === 2 ? 'h-4 w-2/3' : 'h-4 w-full'} />
  ))

const Heading = () => (
  <div className="space-y-3">
    <Skeleton className="h-4 w-28" />
    <Skeleton className="h-9 w-3/5 max-w-md" />
  </div>
)

const Rows = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_unused, at) => <Skeleton key={at} className="h-28 w-full rounded-md" />)

/** Bare ground with contour lines, where the map will be. */
const MapGround = ({ className }: { readonly className?: string }) => (
  <div aria-hidden className={cx('relative h-full w-full bg-(--map-land)', className)}>
    <div className="topo absolute inset-0 opacity-10" />
  </div>
)

const Split = () => (
  <div className="grid h-full md:grid-cols-[minmax(22rem,28rem)_1fr]">
    <div className="space-y-3 overflow-hidden p-4">
      <Skeleton className="h-12 w-full rounded-md" />
      <Skeleton className="h-9 w-4/5 rounded-full" />
      <Rows count={6} />
    </div>
    <MapGround className="max-md:hidden" />
  </div>
)

const Detail = () => (
  <div className="space-y-6">
    <Heading />
    <Skeleton className="h-64 w-full rounded-md" />
    <div className="space-y-3">
      <Lines count={6} />
    </div>
  </div>
)

const DRAWINGS = {
  text: () => (
    <div className="space-y-8">
      <Heading />
      <div className="space-y-3">
        <Lines count={8} />
      </div>
    </div>
  ),
  list: () => (
    <div className="space-y-4">
      <Heading />
      <Rows count={5} />
    </div>
  ),
  split: Split,
  map: () => <MapGround />,
  detail: Detail,
} as const

/** Stands where the page will stand, in about its shape, while the page's code is on its way. */
export function PageSkeletonView({ kind }: { readonly kind: PageSkeleton }) {
  const Drawing = DRAWINGS[kind]
  return (
    <div role="status" aria-busy className="h-full">
      <span className="sr-only">Loading…</span>
      <Drawing />
    </div>
  )
}

import { buttonStyle } from '../../../ui/button-style.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { UnknownAddress } from '../../../ui/unknown-address.tsx'

/** Where the parts of the page will stand. */
export function TrailSkeleton() {
  return (
    <div role="status" aria-busy className="space-y-4">
      <span className="sr-only">Loading the trail…</span>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-9 w-3/4 max-w-md" />
      <Skeleton className="h-5 w-1/2 max-w-xs" />
      <Skeleton className="h-44 w-full rounded-lg" />
      <Skeleton className="h-72 w-full rounded-md" />
      <Skeleton className="h-24 w-full rounded-md" />
    </div>
  )
}

/** Someone followed an address to a trail that is not in the catalogue. */
export function TrailNotFound({ trailId }: { readonly trailId: string }) {
  return (
    <UnknownAddress
      noun="trail"
      id={trailId}
      icon="trail"
      hint="It may have been renamed; the search forgives typing errors."
      actions={
        <>
          <Link to="/ai-trails" className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>
            Search all trails
          </Link>
          <Link to="/map" className={buttonStyle({ size: 'comfortable' })}>
            Look on the map
          </Link>
        </>
      }
    />
  )
}

interface FailureProps {
  readonly onRetry: () => void
  readonly isRetrying: boolean
}

export function TrailFailure({ onRetry, isRetrying }: FailureProps) {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Trail
      </h1>
      <ErrorPanel
        title="Trail Loading Error"
        message="Unable to load trail data. Please check your connection and try again."
        onRetry={onRetry}
        retrying={isRetrying}
      />
    </>
  )
}

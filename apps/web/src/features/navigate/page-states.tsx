import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function Waiting() {
  return (
    <div aria-busy="true" aria-label="Loading" className="h-full space-y-4 px-gutter py-6">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-40" />
    </div>
  )
}

export function NoSuchTrail() {
  return (
    <div className="h-full overflow-y-auto px-gutter py-6">
      <PageHeader title="No such trail" eyebrow="Navigate" />
      <EmptyState
        icon="trail"
        title="We know no trail by this address"
        actions={
          <Link to="/ai-trails" className={buttonStyle({ tone: 'primary', size: 'outdoor' })}>
            Choose a trail
          </Link>
        }
      >
        It may have been renamed. Choose one from the list.
      </EmptyState>
    </div>
  )
}

export function TrailUnread({ onRetry, isRetrying }: { readonly onRetry: () => void; readonly isRetrying: boolean }) {
  return (
    <div className="h-full overflow-y-auto px-gutter py-6">
      <PageHeader title="Navigate" />
      <ErrorPanel
        title="Trail Loading Error"
        message="This trail is not on your phone yet, and the server could not be reached."
        onRetry={onRetry}
        retrying={isRetrying}
      />
    </div>
  )
}

import { ErrorPanel } from '../../../ui/error-panel.tsx'

interface Props {
  readonly onRetry: () => void
  readonly isRetrying: boolean
}

/** The trails did not come and none are kept on the device; the map itself still works. */
export function TrailProblem({ onRetry, isRetrying }: Props) {
  return (
    <div className="absolute inset-x-3 top-32 z-(--z-map-control) mx-auto max-w-lg md:top-6">
      <ErrorPanel
        title="Trail Loading Error"
        message="Unable to load trail data. Please check your connection and try again."
        onRetry={onRetry}
        retrying={isRetrying}
      />
    </div>
  )
}

import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface Props {
  readonly title: string
  readonly message: string
  readonly onRetry?: () => void
  readonly retryLabel?: string
  readonly retrying?: boolean
}

/** Something on the page could not be got; the rest of the page still stands. */
export function ErrorPanel({ title, message, onRetry, retryLabel = 'Retry', retrying = false }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-md border border-danger bg-surface p-4"
    >
      <Icon name="alert" sizePx={24} className="mt-0.5 text-danger" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="type-heading">{title}</h2>
        <p className="mt-1 text-small text-ink-muted">{message}</p>
      </div>
      {onRetry && (
        <Button icon="refresh" busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}

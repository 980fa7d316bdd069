import { useState, type MouseEvent } from 'react'
import type { LoggedError } from '../../platform/error-log.ts'
import { usePorts } from '../../platform/ports.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  readonly logged: LoggedError
  readonly onRetry: () => void
  /** The page's code did not come: nothing is broken, and a signal helps. */
  readonly isMissing?: boolean
  /** Goes home without loading the page anew, where that is possible. */
  readonly onHome?: () => void
}

export function ErrorScreen({ logged, onRetry, isMissing = false, onHome }: Props) {
  const { clipboard } = usePorts()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await clipboard.copy(JSON.stringify(logged, null, 2)))
  const goHome = (event: MouseEvent) => {
    if (!onHome) return
    event.preventDefault()
    onHome()
  }
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[60dvh] max-w-xl flex-col justify-center px-gutter py-10 text-center"
    >
      <span className="mx-auto mb-5 grid size-16 place-items-center rounded-full border-2 border-danger text-danger">
        <Icon name="alert" sizePx={30} />
      </span>
      <h1 tabIndex={-1} className="type-title">
        Something went wrong
      </h1>
      <p className="mt-3 text-lead text-balance text-ink-muted">
        {isMissing
          ? 'This page is not on your device yet. Try again where you have signal.'
          : 'An unexpected error occurred. This has been logged for investigation.'}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button tone="primary" size="comfortable" icon="refresh" onClick={onRetry}>
          Try Again
        </Button>
        <a href="/" onClick={goHome} className={buttonStyle({ size: 'comfortable' })}>
          Go Home
        </a>
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-center gap-x-3 text-caption text-ink-muted">
        <span>
          Reference <span className="type-figure text-ink">{logged.reference}</span>, kept on this device. Nothing was
          sent.
        </span>
        <Button tone="quiet" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy details'}
        </Button>
      </div>
    </div>
  )
}

import { Component, type ReactNode } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { LoggedError } from '../../platform/error-log.ts'
import { ErrorScreen } from './error-screen.tsx'

interface Props {
  readonly children: ReactNode
  /** The screen goes away when this changes: another page, another chance. */
  readonly resetKey: string
  /** Draw nothing in place of what broke. For ornaments of the shell, never for a page. */
  readonly quiet?: boolean
  readonly onHome?: () => void
  /** Before what broke is drawn again. */
  readonly onRetry?: () => void
}

interface Inner extends Props {
  readonly record: (error: unknown) => LoggedError
}
interface State {
  readonly logged: LoggedError | null
  readonly chunkMissing: boolean
  readonly resetKey: string
}

/** A file that did not come: with a network an older version's, which the server no longer has, so that only a fresh page helps. */
const isChunkFailure = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|error loading dynamically/i.test(error.message)

class Boundary extends Component<Inner, State> {
  override state: State = { logged: null, chunkMissing: false, resetKey: this.props.resetKey }

  static getDerivedStateFromProps(props: Inner, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null
    return { logged: null, chunkMissing: false, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ logged: this.props.record(error), chunkMissing: isChunkFailure(error) })
  }

  static getDerivedStateFromError(): Partial<State> {
    return { logged: PENDING }
  }

  private readonly retry = () => {
    if (this.state.chunkMissing && navigator.onLine) location.reload()
    else {
      this.props.onRetry?.()
      this.setState({ logged: null, chunkMissing: false })
    }
  }

  override render(): ReactNode {
    const { logged } = this.state
    if (!logged) return this.props.children
    if (this.props.quiet) return null
    return (
      <ErrorScreen
        logged={logged}
        isMissing={this.state.chunkMissing}
        onRetry={this.retry}
        {...(this.props.onHome && { onHome: this.props.onHome })}
      />
    )
  }
}

const PENDING: LoggedError = { reference: '', at: '', where: '', message: '', stack: '' }

export function ErrorBoundary(props: Props) {
  const { errors } = usePorts()
  return <Boundary {...props} record={errors.record} />
}

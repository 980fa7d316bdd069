import { Component, type ReactNode } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { LoggedError } from '../../platform/error-log.ts'
import { ErrorScreen } from './error-screen.tsx'

interface Props {
  readonly children: ReactNode
}

interface Inner extends Props {
  readonly record: (error: unknown) => LoggedError
}

class Boundary extends Component<Inner, { readonly logged: LoggedError | null }> {
  override state: { readonly logged: LoggedError | null } = { logged: null }

  static getDerivedStateFromError(): { readonly logged: LoggedError } {
    return { logged: { reference: '', at: '', where: '', message: '', stack: '' } }
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ logged: this.props.record(error) })
  }

  override render(): ReactNode {
    const { logged } = this.state
    if (logged === null) return this.props.children
    return (
      <main>
        <ErrorScreen logged={logged} onRetry={() => location.reload()} />
      </main>
    )
  }
}

/** The last net: the shell itself broke, so only a fresh page helps. */
export function RootBoundary({ children }: Props) {
  const { errors } = usePorts()
  return <Boundary record={errors.record}>{children}</Boundary>
}

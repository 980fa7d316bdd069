import { epochMs, formatDate } from '@bluffline/core'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLinkToken, type Linked } from './use-linked.ts'

const GONE =
  'It has run out, was taken back, or was not copied whole. If you fear for somebody, call them, and call 911.'

export function LinkGone({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon="lock" title="This link does not open anything" actions={<CallLink />}>
        {GONE}
      </EmptyState>
    </>
  )
}

/** Calls the emergency number: the phone asks before it does. */
export const CallLink = () => (
  <a href="tel:911" className={buttonStyle({ tone: 'danger', size: 'emergency' })}>
    <Icon name="phone" />
    Call 911
  </a>
)

interface Props<T> {
  readonly title: string
  readonly linked: Linked<T>
  readonly children: (value: T) => ReactNode
}

/** What is behind the link, or why it cannot be seen. */
export function LinkState<T>({ title, linked, children }: Props<T>) {
  const { value, isGone, isCut, seenAtMs, retry, isRetrying } = linked
  if (isGone) return <LinkGone title={title} />
  if (value === undefined) {
    return (
      <>
        <PageHeader title={title} />
        {isCut ? (
          <ErrorPanel
            title="No connection"
            message="This page needs a network: what it shows changes by the minute."
            onRetry={retry}
            retrying={isRetrying}
          />
        ) : (
          <div role="status" aria-busy aria-label="Loading" className="mt-6 space-y-3">
            <Skeleton className="h-16 rounded-md" />
            <Skeleton className="h-40 rounded-md" />
          </div>
        )}
      </>
    )
  }
  return (
    <>
      {isCut && (
        <p role="status" className="mb-4 flex items-center gap-2 rounded-md border border-warn px-3 py-2 text-small">
          <Icon name="offline" className="text-warn" />
          No connection. This is how it stood at {formatDate(epochMs(seenAtMs))}.
        </p>
      )}
      {children(value)}
    </>
  )
}

interface TokenProps {
  readonly title: string
  readonly children: (token: string) => ReactNode
}

/** The page of a link; one opened without a token says that the link is not whole. */
export function WithToken({ title, children }: TokenProps) {
  const token = useLinkToken()
  return token === null ? <LinkGone title={title} /> : children(token)
}

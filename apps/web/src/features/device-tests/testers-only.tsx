import type { ReactNode } from 'react'
import { useRole } from '../../kit/features-context.ts'
import { LogInLink } from '../../data/session/log-in-link.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

interface Props {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** Shown to those who test and to admins; nothing here is secret, but it asks the device for much. */
export function TestersOnly({ title, lead, children }: Props) {
  const role = useRole()
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title} lead={lead} />
      {role === 'admin' || role === 'test' ? (
        <div className="mt-5">{children}</div>
      ) : (
        <EmptyState icon="lock" title="For testers" actions={<LogInLink className={buttonStyle()}>Log in</LogInLink>}>
          This page is for accounts that test. What you need in an emergency is on the emergency card.
        </EmptyState>
      )}
    </div>
  )
}

import type { User } from '@bluffline/contract'
import { useWaiting } from '../../../data/sync/use-sync.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { LogOutDialog } from '../../../data/session/log-out-dialog.tsx'
import { useLogOut } from '../../../data/session/use-log-out.ts'
import { AccountData } from './account-data.tsx'
import { EmailForm } from './email-form.tsx'
import { MachineField } from './machine-field.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

interface Props {
  readonly user: User
  readonly isConfirmed: boolean
}

function Facts({ user }: { readonly user: User }) {
  const facts = [
    ['Username', user.username],
    ['E-mail', user.email ?? 'None given'],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-small text-ink-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function SyncLine() {
  const count = useWaiting().value?.rows.length ?? 0
  const words =
    count === 0
      ? 'Nothing waits to be sent.'
      : `${count === 1 ? 'One change waits' : `${count} changes wait`} to be sent.`
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-3 text-small">
      <span className="min-w-0 flex-1">{words}</span>
      <Link to="/sync" className={buttonStyle({})}>
        Sync
      </Link>
    </p>
  )
}

/** The account of who is logged in. */
export function SignedIn({ user, isConfirmed }: Props) {
  const logOut = useLogOut()
  return (
    <div className="space-y-6">
      <Card>
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 flex-1 type-heading">Your account</h2>
          {user.subscriptionStatus === 'active' && (
            <Badge tone="highlight" icon="star">
              Premium
            </Badge>
          )}
          <Button icon="logOut" busy={logOut.isBusy} onClick={logOut.begin}>
            Logout
          </Button>
        </div>
        {!isConfirmed && (
          <p role="status" className="mb-3 text-small text-warn">
            The server could not be asked yet whether your session still holds.
          </p>
        )}
        <Facts user={user} />
        <MachineField user={user} />
        <SyncLine />
      </Card>
      <SessionsPanel />
      {user.hasPassword && (
        <div className="grid gap-6 lg:grid-cols-2">
          <PasswordForm />
          <EmailForm email={user.email ?? ''} />
        </div>
      )}
      <AccountData user={user} />
      <LogOutDialog {...logOut} />
    </div>
  )
}

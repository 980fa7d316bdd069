import { deleteAccount, exportAccount, type User } from '@bluffline/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leaveAccount } from '../../../data/session/sign-in.ts'
import { arkansasDay } from '../../../data/today/arkansas-day.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAccountCall } from './use-account-call.ts'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly user: User
}

function DeleteDialog({ open, onClose, user }: DialogProps) {
  const ports = usePorts()
  const queries = useQueryClient()
  const { isBusy, run } = useAccountCall()
  const [password, setPassword] = useState('')
  const remove = async () => {
    await ports.http.call(deleteAccount, { body: user.hasPassword ? { password } : {} })
    await leaveAccount(ports, queries)
  }
  const submit = () => void run(remove, 'Account deleted').then((isDone) => isDone && ports.page.load('/'))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      actions={
        <Button tone="danger" icon="trash" busy={isBusy} onClick={submit}>
          Delete for good
        </Button>
      }
    >
      <p>
        Your account and everything in it is deleted from the server at once and for good: saved trails, rides,
        waypoints, trips, settings. It is also taken off this device. Take your data along first if you want to keep it.
      </p>
      {user.hasPassword && (
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          className="mt-4"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </Dialog>
  )
}

/** What is in the account goes along, or goes away: both are the rider's to choose. */
export function AccountData({ user }: { readonly user: User }) {
  const { http, download, clock } = usePorts()
  const { isBusy, run } = useAccountCall()
  const [isAsking, setAsking] = useState(false)
  const save = async () => {
    const content = await http.file(exportAccount.path)
    download.save({ name: `bluffline-${arkansasDay(clock.now())}.zip`, mediaType: 'application/zip', content })
  }
  return (
    <Card as="section" aria-labelledby="data-title">
      <h2 id="data-title" className="type-heading">
        Your data
      </h2>
      <p className="mt-1 text-small text-ink-muted">
        One archive with everything in your account: JSON of all records, GPX of your rides and waypoints.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button icon="download" busy={isBusy} onClick={() => void run(save, 'Your data is being saved')}>
          Export everything
        </Button>
        <Button tone="quiet" icon="trash" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      <DeleteDialog open={isAsking} onClose={() => setAsking(false)} user={user} />
    </Card>
  )
}

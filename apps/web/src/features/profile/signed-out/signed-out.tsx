import { useState } from 'react'
import { localWords } from '../../../data/sync/local-words.ts'
import { useLocalCounts, useWaiting } from '../../../data/sync/use-sync.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { LoginForm } from './login-form.tsx'
import { ProviderLogin } from './provider-login.tsx'
import { RegisterForm } from './register-form.tsx'
import { useSignIn } from './use-sign-in.ts'

/** What an ended session left here, so that nobody fears for it. */
function LeftHere() {
  const waiting = useWaiting().value
  if (!waiting?.account) return null
  const count = waiting.rows.filter(({ owner }) => owner !== null).length
  return (
    <p role="status" className="rounded-md border border-warn p-3 text-small">
      Your session ended. The data of <b>{waiting.account.username}</b> is still on this device
      {count > 0 && `, with ${count === 1 ? 'one change' : `${count} changes`} to send`}. Log in to go on.
    </p>
  )
}

/** The offer to take along what was made here without an account. */
function BringAlong({
  checked,
  onChecked,
}: {
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
}) {
  const counts = useLocalCounts().value
  const account = useWaiting().value?.account
  const words = counts ? localWords(counts) : ''
  if (words === '' || account) return null
  return (
    <CheckboxField
      label={`Bring along what is on this device: ${words}`}
      hint="Then it is on all your devices. Otherwise it stays here alone."
      checked={checked}
      onChecked={onChecked}
    />
  )
}

type Way = 'login' | 'register'

/** Log in, or make an account. */
export function SignedOut() {
  const [way, setWay] = useState<Way>('login')
  const [bringAlong, setBringAlong] = useState(true)
  const form = useSignIn(bringAlong)
  const isOnline = useOnline()
  return (
    <Card className="mx-auto max-w-xl space-y-4">
      <LeftHere />
      {!isOnline && (
        <p role="status" className="text-small text-ink-muted">
          No signal. Logging in needs the network; everything else works without it.
        </p>
      )}
      <Tabs
        label="Account"
        value={way}
        onValue={setWay}
        tabs={[
          { key: 'login', label: 'Login', content: <LoginForm {...form} /> },
          { key: 'register', label: 'Register', content: <RegisterForm {...form} /> },
        ]}
      />
      <BringAlong checked={bringAlong} onChecked={setBringAlong} />
      <ProviderLogin bringAlong={bringAlong} />
    </Card>
  )
}

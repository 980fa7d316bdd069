import { changePassword, PASSWORD_LENGTH } from '@bluffline/contract'
import { useState } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAccountCall } from './use-account-call.ts'

const EMPTY = { currentPassword: '', newPassword: '' }

export function PasswordForm() {
  const { http } = usePorts()
  const { isBusy, run } = useAccountCall()
  const [values, setValues] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const isShort = values.newPassword.length < PASSWORD_LENGTH.min
  const submit = async () => {
    setTried(true)
    if (values.currentPassword === '' || isShort) return
    const isDone = await run(
      () => http.call(changePassword, { body: values }),
      'Password changed. Other devices are logged out.',
    )
    if (!isDone) return
    setValues(EMPTY)
    setTried(false)
  }
  return (
    <Card as="section" aria-labelledby="password-title">
      <h2 id="password-title" className="mb-3 type-heading">
        Change password
      </h2>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={values.currentPassword}
          onChange={(event) => setValues({ ...values, currentPassword: event.target.value })}
          {...(isTried && values.currentPassword === '' && { error: 'Enter your current password.' })}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="Your other devices are logged out."
          value={values.newPassword}
          onChange={(event) => setValues({ ...values, newPassword: event.target.value })}
          {...(isTried && isShort && { error: `At least ${PASSWORD_LENGTH.min} characters.` })}
        />
        <Button type="submit" busy={isBusy}>
          Change password
        </Button>
      </form>
    </Card>
  )
}

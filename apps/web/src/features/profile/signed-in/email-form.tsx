import { changeEmail } from '@bluffline/contract'
import { useState } from 'react'
import { sessionOf } from '../../../data/session/use-session.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAccountCall } from './use-account-call.ts'

export function EmailForm({ email: current }: { readonly email: string }) {
  const ports = usePorts()
  const { isBusy, run } = useAccountCall()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const isWrong = !changeEmail.body.shape.email.safeParse(email).success
  const change = async () => {
    const user = await ports.http.call(changeEmail, { body: { email, password } })
    sessionOf(ports).dispatch({ kind: 'signedIn', user })
  }
  const submit = async () => {
    setTried(true)
    if (isWrong || password === '') return
    if (!(await run(change, 'E-mail address changed'))) return
    setEmail('')
    setPassword('')
    setTried(false)
  }
  return (
    <Card as="section" aria-labelledby="email-title">
      <h2 id="email-title" className="mb-3 type-heading">
        Change e-mail
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
          label="New e-mail address"
          type="email"
          autoComplete="email"
          placeholder={current}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          {...(isTried && isWrong && { error: 'Enter an e-mail address such as rider@example.org.' })}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...(isTried && password === '' && { error: 'Enter your password.' })}
        />
        <Button type="submit" busy={isBusy}>
          Change e-mail
        </Button>
      </form>
    </Card>
  )
}

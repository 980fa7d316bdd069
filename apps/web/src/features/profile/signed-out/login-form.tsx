import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SignInForm } from './use-sign-in.ts'

const missing = (value: string, what: string) => (value === '' ? { error: `Enter your ${what}.` } : {})

export function LoginForm({ isBusy, logIn }: SignInForm) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (username.trim() !== '' && password !== '') logIn({ username, password })
  }
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        {...(isTried && missing(username.trim(), 'username'))}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        {...(isTried && missing(password, 'password'))}
      />
      <Button type="submit" tone="primary" size="outdoor" busy={isBusy} className="w-full">
        Login
      </Button>
    </form>
  )
}

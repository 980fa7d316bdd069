import { useState, type ReactNode } from 'react'
import { problemsOf } from '../../../data/leads/lead-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { GateLinks } from './gate-links.tsx'
import type { GateState } from './gate-machine.ts'
import type { Gate } from './use-gate.ts'

const LINK = 'inline-flex min-h-touch items-center font-[600] text-accent-text underline underline-offset-4'

function Done({ isLoggedIn, isKept }: Extract<GateState, { kind: 'done' }>) {
  return (
    <div role="status" className="py-6 text-center">
      <Icon name="check" sizePx={40} className="mx-auto text-ok" />
      <p className="mt-3 type-heading">{isLoggedIn ? 'Welcome back!' : 'You’re in!'}</p>
      <p className="mt-1 text-ink-muted">Taking you to the platform...</p>
      {isKept && (
        <p className="mt-2 text-small text-ink-muted">
          No signal: your address waits on this device until there is one.
        </p>
      )}
    </div>
  )
}

type FormState = Extract<GateState, { kind: 'open' | 'sending' }>

function LeadForm({ state, dispatch }: { readonly state: FormState; readonly dispatch: Gate['dispatch'] }) {
  const [isTried, setTried] = useState(false)
  const { fields, isLoggedIn, isLocked } = state
  const isSending = state.kind === 'sending'
  const problems = isTried ? problemsOf(fields) : {}
  const submit = () => {
    setTried(true)
    if (Object.keys(problemsOf(fields)).length === 0) dispatch({ kind: 'submitted' })
  }
  return (
    <form
      noValidate
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) submit()
      }}
    >
      <TextField
        label="Email Address *"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="rider@example.org"
        required
        value={fields.email}
        readOnly={isLocked}
        onChange={(event) => dispatch({ kind: 'typed', fields: { email: event.target.value } })}
        {...(isLocked && { hint: 'From your account.' })}
        {...(problems.email !== undefined && { error: problems.email })}
      />
      <TextField
        label="Phone Number (Optional)"
        type="tel"
        name="phone"
        autoComplete="tel"
        placeholder="(501) 555-1234"
        value={fields.phone}
        onChange={(event) => dispatch({ kind: 'typed', fields: { phone: event.target.value } })}
        {...(problems.phone !== undefined && { error: problems.phone })}
      />
      {state.kind === 'open' && state.problem !== null && (
        <p role="alert" className="text-small font-[600] text-danger">
          {state.problem}
        </p>
      )}
      <Button type="submit" tone="primary" size="outdoor" className="w-full" busy={isSending} disabled={isSending}>
        {isSending ? 'Processing...' : isLoggedIn ? 'Confirm & Continue →' : 'Access Trail Platform →'}
      </Button>
      <p className="text-caption text-ink-muted">
        By continuing, you agree to our{' '}
        <Link to="/terms-of-service" className={LINK}>
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link to="/privacy-policy" className={LINK}>
          Privacy Policy
        </Link>
        . We&apos;ll never share your information.
      </p>
    </form>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="get-started" className="border-line-strong p-5 shadow-float">
      <h2 id="get-started" className="type-heading">
        Get Started
      </h2>
      {children}
    </Card>
  )
}

/** While nobody knows yet who stands there; the document the server sends shows it too. */
export function GateChecking() {
  return (
    <Frame>
      <p role="status" className="flex items-center gap-2 py-8 text-ink-muted">
        <Icon name="busy" className="bl-spin" />
        Checking authentication...
      </p>
      <GateLinks />
    </Frame>
  )
}

export function GateCard({ state, dispatch }: Gate) {
  if (state.kind === 'checking') return <GateChecking />
  if (state.kind === 'done')
    return (
      <Frame>
        <Done {...state} />
      </Frame>
    )
  return (
    <Frame>
      <LeadForm state={state} dispatch={dispatch} />
      {!state.isLoggedIn && (
        <a href="/api/login" className={`mt-3 inline-flex min-h-touch items-center text-small ${LINK}`}>
          Log in with the identity provider
        </a>
      )}
      <GateLinks />
    </Frame>
  )
}

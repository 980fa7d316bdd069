import { removeUserLead } from '@bluffline/contract'
import { useState } from 'react'
import { problemsOf } from '../../data/leads/lead-form.ts'
import { HttpError } from '../../platform/http-error.ts'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Progress = { readonly kind: 'idle' | 'sending' | 'done' } | { readonly kind: 'failed'; readonly problem: string }

const problemOf = (error: unknown): string =>
  error instanceof HttpError
    ? (error.answer?.message ?? 'The server could not do it. Please try again.')
    : 'This needs a signal. Please try again when you have some.'

/** Takes an address off the list. Says the same whether it was on it. */
export function RemovalForm() {
  const { http } = usePorts()
  const [email, setEmail] = useState('')
  const [isTried, setTried] = useState(false)
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const problem = isTried ? problemsOf({ email, phone: '' }).email : undefined
  const submit = async () => {
    setTried(true)
    if (problemsOf({ email, phone: '' }).email !== undefined) return
    setProgress({ kind: 'sending' })
    try {
      await http.call(removeUserLead, { body: { email: email.trim() } })
      setProgress({ kind: 'done' })
    } catch (error) {
      setProgress({ kind: 'failed', problem: problemOf(error) })
    }
  }
  return (
    <form
      noValidate
      aria-label="Take my address off the list"
      className="space-y-3 rounded-md border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (progress.kind !== 'sending') void submit()
      }}
    >
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setProgress({ kind: 'idle' })
        }}
        {...(problem !== undefined && { error: problem })}
      />
      <Button type="submit" busy={progress.kind === 'sending'}>
        Take it off the list
      </Button>
      <p role="status" className={progress.kind === 'failed' ? 'text-small text-danger' : 'text-small text-ok'}>
        {progress.kind === 'done' && 'Done. If this address was on the list, it is gone.'}
        {progress.kind === 'failed' && progress.problem}
      </p>
    </form>
  )
}

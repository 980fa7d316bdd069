import { answerContactConfirmation, getContactConfirmation, type ContactConfirmation } from '@bluffline/contract'
import { useState } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useToast } from '../../ui/toast.tsx'
import { LinkState, WithToken } from './link-state.tsx'
import { useLinked } from './use-linked.ts'

const TITLE = 'Emergency contact'

const WHAT_HAPPENS = [
  'When they call for help in the app, or do not come back from a ride in time, you get a message with a link.',
  'The link shows where they are, how charged their phone is and who else was told. It needs no account and ends by itself.',
  'You are never charged, nothing is advertised, and answering STOP ends it at any time.',
] as const

const ANSWERED: Readonly<Record<'confirmed' | 'stopped', (name: string) => string>> = {
  confirmed: (name) => `You agreed. ${name} can reach you in an emergency.`,
  stopped: () => 'You said no. Nothing more will be sent to you.',
}

interface Props {
  readonly asked: ContactConfirmation
  readonly onAnswer: (answer: 'yes' | 'stop') => Promise<void>
}

function Question({ asked, onAnswer }: Props) {
  const [busy, setBusy] = useState<'yes' | 'stop' | null>(null)
  const { riderName, contactName, address, channel, state } = asked
  const answer = (choice: 'yes' | 'stop') => () => {
    setBusy(choice)
    void onAnswer(choice).finally(() => setBusy(null))
  }
  return (
    <div className="max-w-2xl space-y-5">
      <PageHeader
        title={`${riderName} asks you to be an emergency contact`}
        lead={`${contactName}, messages would come by ${channel === 'sms' ? 'text' : 'e-mail'} to ${address}.`}
      />
      {state !== 'asked' && (
        <p role="status" className="flex items-center gap-2 rounded-md border border-accent-text p-3">
          <Icon name={state === 'confirmed' ? 'check' : 'info'} />
          {ANSWERED[state](riderName)}
        </p>
      )}
      <ul className="list-disc space-y-2 pl-5">
        {WHAT_HAPPENS.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {state !== 'confirmed' && (
          <Button tone="primary" size="comfortable" busy={busy === 'yes'} onClick={answer('yes')}>
            Yes, tell me
          </Button>
        )}
        {state !== 'stopped' && (
          <Button size="comfortable" busy={busy === 'stop'} onClick={answer('stop')}>
            {state === 'confirmed' ? 'Stop' : 'No, never write to me'}
          </Button>
        )}
      </div>
    </div>
  )
}

function Confirmation({ token }: { readonly token: string }) {
  const { http } = usePorts()
  const { show } = useToast()
  const linked = useLinked({
    page: `confirm/${token}`,
    read: () => http.call(getContactConfirmation, { params: { token } }),
    everyMs: null,
  })
  const answer = (choice: 'yes' | 'stop') =>
    http
      .call(answerContactConfirmation, { params: { token }, body: { answer: choice } })
      .then(
        linked.put,
        () => void show({ title: 'Not sent', description: 'There is no connection. Try again.', tone: 'danger' }),
      )
  return (
    <LinkState title={TITLE} linked={linked}>
      {(asked) => <Question asked={asked} onAnswer={answer} />}
    </LinkState>
  )
}

/** `/confirm#TOKEN` */
export function Page() {
  return <WithToken title={TITLE}>{(token) => <Confirmation key={token} token={token} />}</WithToken>
}

import { answerCheckInPage, getCheckInPage, type CheckInPage } from '@bluffline/contract'
import { epochMs } from '@bluffline/core'
import { useState } from 'react'
import { clockTime } from '../../data/today/arkansas-time.ts'
import { usePorts } from '../../platform/ports.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useToast } from '../../ui/toast.tsx'
import { CallLink, LinkState, WithToken } from './link-state.tsx'
import { useLinked } from './use-linked.ts'

const TITLE = 'Are you back?'
const MORE_MIN = [30, 60, 120] as const
const at = (iso: string): string => clockTime(epochMs(Date.parse(iso)))

/** How it stands, in a sentence. */
function standWords({ stage, returnAt, contactsAt }: CheckInPage): string {
  if (stage === 'checkedIn') return 'You are checked in. Everybody who was told knows it.'
  if (stage === 'closed') return 'This plan was taken back. Nobody is told of anything.'
  if (stage === 'contactsWarned')
    return `Your contacts were told at ${at(contactsAt)}. Say that you are back, and they hear it.`
  return `You meant to be back at ${at(returnAt)}. Your contacts are told at ${at(contactsAt)}.`
}

interface Props {
  readonly page: CheckInPage
  readonly onAnswer: (moreMin: number | null) => Promise<void>
}

function Question({ page, onAnswer }: Props) {
  const [isBusy, setBusy] = useState(false)
  const isOver = page.stage === 'checkedIn' || page.stage === 'closed'
  const answer = (moreMin: number | null) => () => {
    setBusy(true)
    void onAnswer(moreMin).finally(() => setBusy(false))
  }
  return (
    <div className="max-w-2xl space-y-5">
      <PageHeader
        title={isOver ? page.title : `${page.riderName}, are you back?`}
        eyebrow={isOver ? undefined : page.title}
      >
        {page.isDrill && <Badge tone="warn">Drill</Badge>}
      </PageHeader>
      <p role="status" className="text-lead">
        {isOver && <Icon name="check" className="mr-2 inline-block align-[-0.2em] text-verdict-open" />}
        {standWords(page)}
      </p>
      {!isOver && (
        <>
          <Button tone="primary" size="emergency" icon="check" busy={isBusy} onClick={answer(null)} className="w-full">
            I am back
          </Button>
          <div role="group" aria-label="More time, from now" className="grid grid-cols-3 gap-2">
            {MORE_MIN.map((minutes) => (
              <Button key={minutes} size="comfortable" disabled={isBusy} onClick={answer(minutes)}>
                {minutes < 60 ? `${minutes} min more` : `${minutes / 60} h more`}
              </Button>
            ))}
          </div>
          <p className="text-small text-ink-muted">If you are hurt or cannot get out:</p>
          <CallLink />
        </>
      )}
    </div>
  )
}

function Overdue({ token }: { readonly token: string }) {
  const { http } = usePorts()
  const { show } = useToast()
  const linked = useLinked({
    page: `back/${token}`,
    read: () => http.call(getCheckInPage, { params: { token } }),
    everyMs: 60_000,
  })
  const answer = (moreMin: number | null) =>
    http.call(answerCheckInPage, { params: { token }, body: { moreMin } }).then(
      linked.put,
      () =>
        void show({
          title: 'Not sent',
          description: 'There is no connection. Try again, or answer the text.',
          tone: 'danger',
        }),
    )
  return (
    <LinkState title={TITLE} linked={linked}>
      {(page) => <Question page={page} onAnswer={answer} />}
    </LinkState>
  )
}

/** `/back#TOKEN` */
export function Page() {
  return <WithToken title={TITLE}>{(token) => <Overdue key={token} token={token} />}</WithToken>
}

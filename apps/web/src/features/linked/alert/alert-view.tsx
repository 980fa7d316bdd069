import type { AlertPage } from '@bluffline/contract'
import type { AlertOutcome } from '@bluffline/core'
import { useState } from 'react'
import { usePageMeta } from '../../../platform/use-page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CallLink } from '../link-state.tsx'
import { WhereSection } from '../where-section.tsx'
import { dispatchWords, endWords, headWords, raisedWords } from './alert-words.ts'
import { CloseDialog } from './close-dialog.tsx'
import { MedicalSection, PeopleSection, PlanSection } from './people-section.tsx'

interface Props {
  readonly page: AlertPage
  readonly onTake: () => Promise<void>
  readonly onEnd: (outcome: AlertOutcome) => Promise<void>
}

function Actions({ page, onTake, onEnd }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const isOnIt = page.contacts.some(({ isYou, onItAt }) => isYou && onItAt !== null)
  const take = () => {
    setBusy(true)
    void onTake().finally(() => setBusy(false))
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        {isOnIt ? (
          <p className="inline-flex min-h-touch-emergency items-center gap-2 font-[650]">
            <Icon name="check" className="text-verdict-open" />
            You are on it. {page.riderName} and the others are told.
          </p>
        ) : (
          <Button tone="primary" size="emergency" icon="check" busy={isBusy} onClick={take}>
            I am on it
          </Button>
        )}
        {!page.isDrill && <CallLink />}
        <Button size="emergency" onClick={() => setEnding(true)}>
          It is over
        </Button>
      </div>
      {!page.isDrill && (
        <p className="max-w-2xl text-small">
          <b className="font-[650]">Say to 911:</b> {dispatchWords(page)}
        </p>
      )}
      {isEnding && (
        <CloseDialog
          riderName={page.riderName}
          onClose={() => setEnding(false)}
          onEnd={(outcome) => onEnd(outcome).then(() => setEnding(false))}
        />
      )}
    </div>
  )
}

/** An alert as a contact sees it: what happened, what to do, where, who else knows. */
export function AlertView(props: Props) {
  const { page } = props
  const end = endWords(page)
  usePageMeta(headWords(page), 'An alert from Bluffline.')
  return (
    <div className="space-y-6">
      {page.isDrill && (
        <p className="flex items-center gap-2 rounded-md border-2 border-warn p-3 font-[650]">
          <Icon name="info" className="text-warn" />
          This is a drill. Nobody is hurt, nobody is to be called.
        </p>
      )}
      <PageHeader title={headWords(page)} lead={raisedWords(page)} />
      {page.note !== '' && (
        <blockquote className="border-l-4 border-accent-text pl-4 text-lead">{page.note}</blockquote>
      )}
      {end === null ? (
        <Actions {...props} />
      ) : (
        <p role="status" className="flex items-center gap-2 rounded-md border border-verdict-open p-3 font-[600]">
          <Icon name="check" className="text-verdict-open" />
          {end}
        </p>
      )}
      <WhereSection {...page} />
      {page.medical !== null && page.medical.length > 0 && <MedicalSection medical={page.medical} />}
      {page.plan !== null && <PlanSection plan={page.plan} />}
      <PeopleSection contacts={page.contacts} />
    </div>
  )
}

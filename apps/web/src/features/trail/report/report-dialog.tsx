import type { Trail } from '@bluffline/contract'
import { useState } from 'react'
import { useReportOutbox } from '../../../data/trail-reports/use-trail-reports.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { KindChoice } from './kind-choice.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { problemsOf, type DraftProblems, type FormDraft } from './report-draft.ts'

interface Props {
  readonly trail: Pick<Trail, 'id' | 'name'>
  readonly open: boolean
  readonly onClose: () => void
  readonly draft: FormDraft
  readonly onDraft: (draft: FormDraft) => void
  /** Called once the report is on the device or at the server: the draft is then done with. */
  readonly onWritten: () => void
}

/** Tells what became of the report; false keeps the form open with everything typed. */
function useSend(trailId: string) {
  const outbox = useReportOutbox()
  const { show } = useToast()
  return async ({ kind, text, place }: FormDraft): Promise<string | null> => {
    if (kind === null) return null
    const position = place === null ? null : place.position
    const written = await outbox.write({ trailId, kind, text, position })
    if (written.kept || written.received) {
      show({
        title: 'Thank you',
        description: written.kept
          ? 'Your report is kept on this phone; the page shows when it is received.'
          : 'Your report is received.',
        tone: 'ok',
      })
      return null
    }
    return `This browser keeps nothing on the device, and sending did not work: ${written.problem ?? 'no reason given'} Your words are still here.`
  }
}

/** A report about the trail: what is wrong, words, and a place if the rider wants. Nobody is asked who they are. */
export function ReportDialog({ trail, open, onClose, draft, onDraft, onWritten }: Props) {
  const send = useSend(trail.id)
  const [problems, setProblems] = useState<DraftProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<FormDraft>) => {
    setProblems({})
    onDraft({ ...draft, ...part })
  }
  const submit = async () => {
    const found = problemsOf(draft)
    setProblems(found)
    if (found.kind !== undefined || found.text !== undefined) return
    setBusy(true)
    try {
      const problem = await send(draft)
      setFailure(problem)
      if (problem === null) onWritten()
    } catch {
      setFailure('Something went wrong while keeping your report. Your words are still here; please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report a problem"
      actions={
        <Button tone="primary" size="comfortable" busy={busy} onClick={() => void submit()}>
          Send report
        </Button>
      }
    >
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="text-small text-ink-muted">
          About <b className="text-ink">{trail.name}</b>. We do not ask who you are. With no signal it is kept on this
          phone and sent later.
        </p>
        <KindChoice value={draft.kind} onValue={(kind) => change({ kind })} error={problems.kind} />
        <TextAreaField
          label="In your words"
          hint="What you saw, where, and when."
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
          {...(problems.text !== undefined && { error: problems.text })}
        />
        <PlaceChoice value={draft.place} onValue={(place) => change({ place })} />
        {failure !== null && (
          <p role="alert" className="rounded-md border border-danger p-3 text-small">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

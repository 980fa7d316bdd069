import { CAMPGROUND_TEXT_LENGTH, CORRECTION_KINDS, SEEN_STATUSES, type Campground } from '@bluffline/contract'
import { useState } from 'react'
import { CORRECTION_WORDS, STATUS_LOOKS } from '../../../data/campgrounds/campground-words.ts'
import { useWriteNote, type NoteDraft } from '../../../data/campgrounds/kept-notes.ts'
import { refusalWords } from '../../../platform/no-room.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useToast } from '../../../ui/toast.tsx'

interface Props {
  readonly campground: Campground
  readonly noun: NoteDraft['noun']
  readonly onClose: () => void
}

type Choice = (typeof SEEN_STATUSES)[number] | (typeof CORRECTION_KINDS)[number]

const FORMS = {
  'campground-reports': {
    title: 'How full is it?',
    legend: 'What you see right now',
    options: SEEN_STATUSES.map((value) => ({ value: value as Choice, label: STATUS_LOOKS[value].label })),
    hint: 'Which sites are free, where the line ends. You may leave it empty.',
    lead: 'Shown to others for 24 hours as the word of a rider who was there, without your name.',
  },
  'campground-corrections': {
    title: 'Suggest a correction',
    legend: 'What is wrong?',
    options: CORRECTION_KINDS.map((value) => ({ value: value as Choice, label: CORRECTION_WORDS[value] })),
    hint: 'What it should say, and how you know.',
    lead: 'We do not ask who you are. With no signal it is kept on this phone and sent later.',
  },
} as const

const draftOf = ({ campground, noun }: Props, choice: Choice, text: string): NoteDraft => {
  const about = { campgroundId: campground.id, text }
  return noun === 'campground-reports'
    ? { noun, note: { ...about, status: choice as (typeof SEEN_STATUSES)[number] } }
    : { noun, note: { ...about, kind: choice as (typeof CORRECTION_KINDS)[number] } }
}

/** Says how full the campground is, or what its page should say. */
export function NoteDialog(props: Props) {
  const { campground, noun, onClose } = props
  const { title, legend, options, hint, lead } = FORMS[noun]
  const write = useWriteNote()
  const { show } = useToast()
  const [choice, setChoice] = useState<Choice>(options[0]?.value ?? 'other')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    if (noun === 'campground-corrections' && choice !== 'closed' && text.trim() === '')
      return setProblem('Say in a few words what is right.')
    try {
      await write(draftOf(props, choice, text))
      show({ title: 'Thank you', description: 'Kept on this phone; the page shows when it is received.', tone: 'ok' })
      onClose()
    } catch (refusal) {
      setProblem(`${refusalWords(refusal)} Your words are still here.`)
    }
    return undefined
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button tone="primary" size="comfortable" onClick={() => void submit()}>
          Send
        </Button>
      }
    >
      <div className="space-y-5">
        <p className="text-small text-ink-muted">
          About <b className="text-ink">{campground.name}</b>. {lead}
        </p>
        <ChoiceField legend={legend} options={options} value={choice} onValue={setChoice} />
        <TextAreaField
          label="In your words"
          hint={hint}
          maxLength={CAMPGROUND_TEXT_LENGTH}
          value={text}
          onChange={(event) => {
            setProblem(null)
            setText(event.target.value)
          }}
          {...(problem !== null && { error: problem })}
        />
      </div>
    </Dialog>
  )
}

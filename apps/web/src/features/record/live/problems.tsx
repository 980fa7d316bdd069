import type { ReactNode } from 'react'
import { useRiding } from '../../../data/rides/use-recorder.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSaveFromMemory } from '../use-save-from-memory.ts'
import type { ProblemWords } from './problem-words.ts'

interface NoteProps {
  readonly title: string
  readonly text: string
  readonly isGrave: boolean
  readonly action?: ReactNode
}

function Note({ title, text, isGrave, action }: NoteProps) {
  return (
    <div
      role={isGrave ? 'alert' : 'status'}
      className={cx(
        'flex items-center gap-3 border-y px-gutter py-2',
        isGrave ? 'border-danger bg-surface-raised' : 'border-line bg-surface',
      )}
    >
      <Icon name="alert" className={cx('shrink-0', isGrave ? 'text-danger' : 'text-warn')} />
      <p className="min-w-0 flex-1 text-caption">
        <b className="block text-small font-[650]">{title}</b>
        {text}
      </p>
      {action}
    </div>
  )
}

/** The disk refuses: said in the ride's own place, with the way out. */
export function UnsavedNote() {
  const save = useSaveFromMemory()
  return (
    <Note
      isGrave
      title="The phone refuses to store this ride"
      text="Its storage may be full. The ride is in memory only: keep this page open. Each new position tries again."
      action={
        <Button icon="download" size="outdoor" onClick={save}>
          Save file
        </Button>
      }
    />
  )
}

export function PositionNote({ words }: { readonly words: ProblemWords }) {
  const { receiver } = useRiding()
  return (
    <Note
      isGrave={words.canRetry}
      title={words.title}
      text={words.advice}
      action={
        words.canRetry && (
          <Button icon="refresh" size="outdoor" onClick={receiver.retry}>
            Try again
          </Button>
        )
      }
    />
  )
}

import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useOnline } from '../../platform/use-online.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useIsMobile } from '../../ui/use-is-mobile.ts'
import { TurnView } from './turn-view.tsx'
import { useAssistant, type Assistant } from './use-assistant.ts'
import { useTalk, type Talk } from './use-talk.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const STARTS = [
  'Find easy trails near Russellville',
  'Is Wolf Pen Gap open today?',
  'My belt is slipping',
  'Where am I?',
]

function Welcome({ onAsk }: { readonly onAsk: (text: string) => void }) {
  return (
    <div>
      <p className="text-small text-ink-muted">
        Ask for a trail, the way, help with your machine, or what to do when somebody is hurt. It all happens on this
        device and works with no signal.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-2">
        {STARTS.map((start) => (
          <Chip key={start} onClick={() => onAsk(start)}>
            {start}
          </Chip>
        ))}
      </div>
    </div>
  )
}

function Voice({ talk }: { readonly talk: Talk }) {
  if (!talk.isSupported)
    return <p className="text-caption text-ink-muted">Voice recognition not supported in this browser. Type instead.</p>
  return (
    <div>
      <Button
        className="w-full"
        size="outdoor"
        icon={talk.isListening ? 'stop' : 'mic'}
        aria-pressed={talk.isListening}
        onClick={talk.isListening ? talk.stop : talk.start}
      >
        {talk.isListening ? 'Stop' : 'Press to talk'}
      </Button>
      <p role="status" className="mt-1 min-h-5 text-caption text-ink-muted">
        {talk.isListening
          ? `Listening${talk.heard === '' ? '' : `: ${talk.heard}`}`
          : 'Browser recognition: your browser may send what you say to its maker.'}
      </p>
    </div>
  )
}

function AskForm({ assistant, talk }: { readonly assistant: Assistant; readonly talk: Talk }) {
  const [typed, setTyped] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    assistant.ask(typed)
    setTyped('')
  }
  return (
    <div className="w-full space-y-3">
      {talk.error && (
        <p role="alert" className="rounded-md border border-danger px-3 py-2 text-small">
          {talk.error}
        </p>
      )}
      <form onSubmit={send} className="flex items-end gap-2">
        <TextField
          className="flex-1"
          label="Ask in your own words"
          hideLabel
          placeholder="Ask in your own words"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton
          type="submit"
          tone="primary"
          size="comfortable"
          icon="arrowRight"
          label="Ask"
          busy={assistant.isThinking}
        />
      </form>
      <Voice talk={talk} />
    </div>
  )
}

/** Brings the newest answer into view from its beginning: in an emergency that is the card. */
function useNewest(count: number) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const newest = list.current?.lastElementChild
    // A browser without layout (a test's) cannot scroll.
    if (newest && 'scrollIntoView' in newest) newest.scrollIntoView({ block: 'start' })
  }, [count])
  return list
}

/** The panel: a conversation, a line to type into, and the browser's recognition where there is one. */
export function AssistantPanel({ open, onClose }: Props) {
  const isOnline = useOnline()
  const isMobile = useIsMobile()
  const leave = useCallback(() => {
    // On a phone the panel covers the page it just opened.
    if (isMobile) onClose()
  }, [isMobile, onClose])
  const assistant = useAssistant(leave)
  const { ask, turns, reader } = assistant
  const onSaid = useCallback((text: string) => ask(text, { aloud: true }), [ask])
  const talk = useTalk(onSaid)
  const list = useNewest(turns.length)
  const onAsk = (text: string, mayAskPosition = false) => ask(text, { mayAskPosition })
  return (
    <Sheet
      open={open}
      onClose={() => {
        reader.stop()
        talk.stop()
        onClose()
      }}
      title="Assistant"
      modal={false}
      actions={<AskForm assistant={assistant} talk={talk} />}
    >
      <p className="mb-3">
        <Badge tone={isOnline ? 'neutral' : 'warn'} {...(!isOnline && { icon: 'offline' as const })}>
          {isOnline ? 'Online' : 'Offline'}
        </Badge>
      </p>
      {turns.length === 0 && <Welcome onAsk={onAsk} />}
      <ol ref={list} aria-label="Conversation" aria-live="polite" className="space-y-6">
        {turns.map((turn, at) => (
          <TurnView
            key={at}
            turn={turn}
            reader={at === turns.length - 1 ? reader : null}
            onAsk={onAsk}
            onLeave={leave}
          />
        ))}
      </ol>
    </Sheet>
  )
}

import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useOfflineVoice, type OfflineVoice } from '../../data/voice/use-voice.ts'
import { useOnline } from '../../platform/use-online.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useIsMobile } from '../../ui/use-is-mobile.ts'
import { TurnView } from './turn-view.tsx'
import { OfflineVoiceBar, RemoveEngine } from './offline-voice.tsx'
import { ShowAndAsk } from './show-and-ask.tsx'
import { TalkButton } from './talk-button.tsx'
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

function Welcome({ onAsk, offline }: { readonly onAsk: (text: string) => void; readonly offline: OfflineVoice }) {
  return (
    <div>
      <p className="text-small text-ink-muted">
        Ask for a trail, the way, help with your machine, or what to do when somebody is hurt. What you type stays on
        this device and works with no signal.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-2">
        {STARTS.map((start) => (
          <Chip key={start} onClick={() => onAsk(start)}>
            {start}
          </Chip>
        ))}
      </div>
      <RemoveEngine offline={offline} />
    </div>
  )
}

interface VoiceProps {
  readonly talk: Talk
  readonly offline: OfflineVoice
  readonly isOnline: boolean
}

/** Talking, as far as this device can. */
function Voice({ talk, offline, isOnline }: VoiceProps) {
  const canTalk = talk.ways.length > 0 || talk.phase !== 'idle'
  const canFetch = offline.offered !== null && !offline.isReady
  if (!canTalk && !canFetch && talk.voice !== null)
    return <p className="text-caption text-ink-muted">Voice recognition not supported in this browser. Type instead.</p>
  return (
    <div className="space-y-2">
      {canTalk && <TalkButton talk={talk} />}
      {canFetch && <OfflineVoiceBar offline={offline} isOnline={isOnline} />}
      {isOnline && talk.ways[0] === 'realtime' && <ShowAndAsk talk={talk} />}
    </div>
  )
}

interface AskProps extends VoiceProps {
  readonly assistant: Assistant
}

function AskForm({ assistant, talk, offline, isOnline }: AskProps) {
  const [typed, setTyped] = useState('')
  const problem = talk.error ?? assistant.error
  const send = (event: FormEvent) => {
    event.preventDefault()
    assistant.ask(typed)
    setTyped('')
  }
  return (
    <div className="w-full space-y-3">
      {problem !== null && (
        <p role="alert" className="rounded-md border border-danger px-3 py-2 text-small">
          {problem}
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
      <Voice talk={talk} offline={offline} isOnline={isOnline} />
    </div>
  )
}

/** In an emergency the phone speaks the first steps, and nobody speaks over them. */
function useSilence({ way, stop }: Talk, isEmergency: boolean) {
  const isOver = isEmergency && way === 'realtime'
  useEffect(() => {
    if (isOver) stop()
  }, [isOver, stop])
}

/** Nobody listens behind a closed panel. */
function useClosed(open: boolean, stop: () => void) {
  useEffect(() => {
    if (!open) stop()
  }, [open, stop])
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

/** The panel: a conversation, a line to type into, and a button to talk by whichever way there is. */
export function AssistantPanel({ open, onClose }: Props) {
  const isOnline = useOnline()
  const isMobile = useIsMobile()
  const leave = useCallback(() => {
    // On a phone the panel covers the page it just opened.
    if (isMobile) onClose()
  }, [isMobile, onClose])
  const assistant = useAssistant(leave)
  const { ask, turns, reader } = assistant
  const onSaid = useCallback((text: string, isAnswered: boolean) => ask(text, { aloud: !isAnswered }), [ask])
  const talk = useTalk(onSaid)
  const offline = useOfflineVoice(talk.voice)
  useSilence(talk, turns.at(-1)?.answer.isEmergency ?? false)
  useClosed(open, talk.stop)
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
      actions={<AskForm assistant={assistant} talk={talk} offline={offline} isOnline={isOnline} />}
    >
      <p className="mb-3 flex flex-wrap gap-2">
        <Badge tone={isOnline ? 'neutral' : 'warn'} {...(!isOnline && { icon: 'offline' as const })}>
          {isOnline ? 'Online' : 'Offline'}
        </Badge>
        {talk.ways[0] === 'realtime' && <Badge>Realtime AI</Badge>}
        {offline.isReady && <Badge>✓ Offline Ready</Badge>}
      </p>
      {turns.length === 0 && <Welcome onAsk={onAsk} offline={offline} />}
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

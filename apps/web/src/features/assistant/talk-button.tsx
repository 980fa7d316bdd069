import { useEffect } from 'react'
import type { TalkWay } from '../../data/voice/ways-to-talk.ts'
import { Button } from '../../ui/button.tsx'
import type { Talk } from './use-talk.ts'

const STATUS = {
  idle: '',
  connecting: 'Connecting …',
  listening: 'Listening',
  recording: 'Recording (offline)...',
  processing: 'Processing audio...',
} as const

/** Where the words go: nobody should have to guess. */
const ABOUT: Readonly<Record<TalkWay, string>> = {
  realtime: 'Realtime AI: your voice goes to the voice service while you talk.',
  offline: 'On this device: no sound leaves your phone.',
  browser: 'Browser recognition: your browser may send what you say to its maker.',
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, button, a, [contenteditable]') !== null

/** The space bar and the button of a headset press it too. */
function usePresses(press: () => void, headset: ((onPress: () => void) => () => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || isTyping(event.target)) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    const stopListening = headset?.(press)
    return () => {
      document.removeEventListener('keydown', onKey)
      stopListening?.()
    }
  }, [press, headset])
}

function Status({ talk }: { readonly talk: Talk }) {
  const [first] = talk.ways
  const status = talk.isSpeaking ? 'Speaking' : STATUS[talk.phase]
  if (status !== '') return `${status}${talk.heard === '' ? '' : `: ${talk.heard}`}`
  return first ? ABOUT[first] : ''
}

/** One large button: press to talk, press to stop. */
export function TalkButton({ talk }: { readonly talk: Talk }) {
  const isOn = talk.phase === 'listening' || talk.phase === 'recording'
  const press = isOn ? talk.stop : talk.start
  usePresses(() => press(), talk.voice?.port.headset.listen)
  return (
    <div>
      <Button
        className="w-full"
        size="outdoor"
        icon={isOn ? 'stop' : 'mic'}
        aria-pressed={isOn}
        busy={talk.phase === 'connecting' || talk.phase === 'processing'}
        onClick={() => press()}
      >
        {isOn ? 'Stop' : 'Press to talk'}
      </Button>
      <p role="status" className="mt-1 min-h-5 text-caption text-ink-muted">
        <Status talk={talk} />
      </p>
      {talk.reply !== '' && (
        <p aria-label="Realtime answer" className="mt-1 max-h-32 overflow-y-auto text-small">
          {talk.reply}
        </p>
      )}
    </div>
  )
}

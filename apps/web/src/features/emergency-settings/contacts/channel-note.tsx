import type { MessageChannels } from '@bluffline/contract'

interface Props {
  readonly channels: MessageChannels | null
  readonly hasFailed: boolean
}

const WAYS = [
  ['sms', 'texts'],
  ['email', 'e-mail'],
  ['push', 'notifications'],
] as const

/** What the server can send with, as it says itself. */
export function ChannelNote({ channels, hasFailed }: Props) {
  if (hasFailed && channels === null)
    return (
      <p role="status" className="mt-4 text-small text-ink-muted">
        The server does not answer now. What you change here is kept and goes there later.
      </p>
    )
  if (channels === null)
    return (
      <p role="status" className="mt-4 text-small text-ink-muted">
        Asking the server …
      </p>
    )
  const works = WAYS.filter(([channel]) => channels[channel] === 'configured').map(([, word]) => word)
  const fails = WAYS.filter(([channel]) => channels[channel] === 'failing').map(([, word]) => word)
  return (
    <p role="status" className="mt-4 text-small text-ink-muted">
      {works.length === 0
        ? 'This server has no way to write to anybody. Your phone’s own message app is there in any case.'
        : `This server sends by ${works.join(' and ')}.`}
      {fails.length > 0 && ` Trouble at this moment: ${fails.join(', ')}.`}
    </p>
  )
}

import type { RealtimeSecret } from '@bluffline/contract'
import { readRealtimeEvent } from './realtime-events.ts'

/** What the realtime conversation tells. */
export interface RealtimeListener {
  /** The rider's words, when they are understood. */
  readonly onTranscript: (text: string) => void
  /** More of the answer's words. */
  readonly onDelta: (text: string) => void
  /** Reply audio begins or ends. */
  readonly onSpeaking: (isSpeaking: boolean) => void
  /** The conversation ended on its own; the sentence says why. */
  readonly onError: (error: string) => void
}

export interface RealtimeSession {
  /** Asks in words, about a picture (a JPEG data address) where there is one. */
  readonly ask: (text: string, image?: string) => void
  /** Listens to the microphone, or does not. */
  readonly listen: (isListening: boolean) => void
  /** How loud the answer is, 0 to 1: it steps back while somebody else speaks. */
  readonly setVolume: (volume: number) => void
  readonly stop: () => void
}

export interface RealtimePort {
  readonly isSupported: () => boolean
  /** Rejects with a wording of the error catalogue. */
  readonly connect: (
    secret: RealtimeSecret,
    microphone: MediaStream,
    listener: RealtimeListener,
  ) => Promise<RealtimeSession>
}

interface Outside {
  readonly Peer: typeof RTCPeerConnection | undefined
  readonly send: typeof fetch
  /** Plays what comes; null where there is no sound. */
  readonly play: (stream: MediaStream) => { readonly setVolume: (volume: number) => void; readonly stop: () => void }
}

/** The channel's name in the realtime protocol. */
const CHANNEL = 'oai-events'
const OPEN_MS = 15_000

async function exchange(peer: RTCPeerConnection, { callsUrl, clientSecret }: RealtimeSecret, send: typeof fetch) {
  await peer.setLocalDescription(await peer.createOffer())
  const answer = await send(callsUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${clientSecret}`, 'content-type': 'application/sdp' },
    body: peer.localDescription?.sdp ?? '',
  })
  if (!answer.ok) throw new Error(`SDP exchange failed: ${answer.status}`)
  await peer.setRemoteDescription({ type: 'answer', sdp: await answer.text() })
}

const opened = (peer: RTCPeerConnection, channel: RTCDataChannel): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Connection failed')), OPEN_MS)
    const end = (run: () => void) => {
      clearTimeout(timer)
      run()
    }
    channel.addEventListener('open', () => end(resolve))
    channel.addEventListener('error', () => end(() => reject(new Error('Data channel error'))))
    peer.addEventListener('connectionstatechange', () => {
      if (peer.connectionState === 'failed') end(() => reject(new Error('Connection failed')))
    })
  })

/** A question as the protocol has it: an item of the conversation, then the wish for an answer. */
const question = (text: string, image: string | undefined): readonly object[] => [
  {
    type: 'conversation.item.create',
    item: {
      type: 'message',
      role: 'user',
      content: [
        { type: 'input_text', text },
        ...(image === undefined ? [] : [{ type: 'input_image', image_base64: image.replace(/^data:[^,]*,/, '') }]),
      ],
    },
  },
  { type: 'response.create' },
]

export function createRealtime({ Peer, send, play }: Outside): RealtimePort {
  const connect: RealtimePort['connect'] = async (secret, microphone, listener) => {
    if (!Peer) throw new Error('Connection failed')
    const peer = new Peer()
    const channel = peer.createDataChannel(CHANNEL)
    let sound: ReturnType<Outside['play']> | null = null
    let isOver = false
    const stop = () => {
      isOver = true
      sound?.stop()
      microphone.getTracks().forEach((track) => track.stop())
      channel.close()
      peer.close()
      listener.onSpeaking(false)
    }
    const fail = (error: string) => {
      if (isOver) return
      stop()
      listener.onError(error)
    }
    peer.ontrack = ({ streams: [stream] }) => {
      if (stream) sound = play(stream)
    }
    channel.onmessage = ({ data }) => {
      const event = readRealtimeEvent(data)
      if (event.kind === 'transcript') listener.onTranscript(event.text)
      else if (event.kind === 'delta') listener.onDelta(event.text)
      else if (event.kind === 'speaking') listener.onSpeaking(event.isSpeaking)
      else if (event.kind === 'error') fail(event.error)
    }
    try {
      for (const track of microphone.getAudioTracks()) peer.addTrack(track, microphone)
      const open = opened(peer, channel)
      // A failed exchange is the news; that the channel never opened is not.
      open.catch(() => undefined)
      await exchange(peer, secret, send)
      await open
    } catch (problem) {
      stop()
      throw problem instanceof Error && /^(?:SDP|Data|Connection)/.test(problem.message)
        ? problem
        : new Error('Connection failed', { cause: problem })
    }
    channel.onerror = () => fail('Data channel error')
    channel.onclose = () => fail('Connection failed')
    peer.onconnectionstatechange = () => {
      if (peer.connectionState === 'failed') fail('Connection failed')
    }
    return {
      ask: (text, image) => {
        for (const message of question(text, image)) channel.send(JSON.stringify(message))
      },
      listen: (isListening) => {
        for (const track of microphone.getAudioTracks()) track.enabled = isListening
      },
      setVolume: (volume) => sound?.setVolume(volume),
      stop,
    }
  }
  return { isSupported: () => Peer !== undefined, connect }
}

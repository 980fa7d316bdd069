import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRealtime, type RealtimeListener } from './realtime.ts'

const SECRET = { clientSecret: 'ek', callsUrl: 'https://voice.example/calls', model: 'talker' }

class FakeChannel extends EventTarget {
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onerror: (() => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: string[] = []
  readonly send = (message: string) => void this.sent.push(message)
  readonly close = () => undefined
}

class FakePeer extends EventTarget {
  readonly channel = new FakeChannel()
  connectionState = 'new'
  localDescription = { sdp: 'offer' }
  ontrack: unknown = null
  onconnectionstatechange: (() => void) | null = null
  readonly createDataChannel = () => this.channel
  readonly createOffer = () => Promise.resolve({ type: 'offer', sdp: 'offer' })
  readonly setLocalDescription = () => Promise.resolve()
  readonly setRemoteDescription = () => Promise.resolve()
  readonly addTrack = () => undefined
  readonly close = vi.fn()
}

function call(answer: () => Promise<Response> = () => Promise.resolve(new Response('answer'))) {
  const peer = new FakePeer()
  const stopTrack = vi.fn()
  const microphone = { getTracks: () => [{ stop: stopTrack }], getAudioTracks: () => [] } as unknown as MediaStream
  const listener = {
    onTranscript: vi.fn(),
    onDelta: vi.fn(),
    onSpeaking: vi.fn(),
    onError: vi.fn(),
  } satisfies RealtimeListener
  const Peer = function () {
    return peer
  } as unknown as typeof RTCPeerConnection
  const port = createRealtime({
    Peer,
    send: answer,
    play: () => ({ setVolume: () => undefined, stop: () => undefined }),
  })
  return { peer, stopTrack, listener, connecting: port.connect(SECRET, microphone, listener) }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a call to the realtime service', () => {
  it('fails where the channel breaks before it opens, and lets the microphone go', async () => {
    const { peer, stopTrack, connecting } = call()
    const failed = expect(connecting).rejects.toThrow('Data channel error')
    await settled()
    peer.channel.dispatchEvent(new Event('error'))
    await failed
    expect(stopTrack).toHaveBeenCalled()
    expect(peer.close).toHaveBeenCalled()
  })

  it('fails after 15 s in which the channel did not open', async () => {
    const { peer, connecting } = call()
    let problem: unknown = null
    connecting.catch((one: unknown) => (problem = one))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(problem).toBeNull()
    await vi.advanceTimersByTimeAsync(200)
    expect(problem).toMatchObject({ message: 'Connection failed' })
    expect(peer.close).toHaveBeenCalled()
  })

  it('fails where no way through the network is found', async () => {
    const { peer, connecting } = call()
    const failed = expect(connecting).rejects.toThrow('Connection failed')
    await settled()
    peer.connectionState = 'failed'
    peer.dispatchEvent(new Event('connectionstatechange'))
    await failed
  })

  it('says what the service answers to the offer, and that it did not answer', async () => {
    const refused = call(() => Promise.resolve(new Response('', { status: 401 })))
    await expect(refused.connecting).rejects.toThrow('SDP exchange failed: 401')
    const cut = call(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(cut.connecting).rejects.toThrow('Connection failed')
  })

  it.each([
    ['Data channel error', (peer: FakePeer) => peer.channel.onerror?.()],
    ['Connection failed', (peer: FakePeer) => peer.channel.onclose?.()],
    [
      'Connection failed',
      (peer: FakePeer) => {
        peer.connectionState = 'failed'
        peer.onconnectionstatechange?.()
      },
    ],
    ['Unknown error', (peer: FakePeer) => peer.channel.onmessage?.({ data: '{"type":"error"}' })],
  ])('ends with “%s” in the middle, once', async (told, breaks) => {
    const { peer, listener, connecting, stopTrack } = call()
    await settled()
    peer.channel.dispatchEvent(new Event('open'))
    await connecting
    breaks(peer)
    peer.channel.onclose?.()
    expect(listener.onError.mock.calls).toEqual([[told]])
    expect(stopTrack).toHaveBeenCalled()
  })

  it('cannot begin in a browser without calls', async () => {
    const port = createRealtime({
      Peer: undefined,
      send: fetch,
      play: () => ({ setVolume: () => undefined, stop: () => undefined }),
    })
    expect(port.isSupported()).toBe(false)
    await expect(port.connect(SECRET, {} as MediaStream, {} as RealtimeListener)).rejects.toThrow('Connection failed')
  })
})

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'

/** How the service fails: gives no key, refuses the offer. */
export type VoiceFailure = 'no-secret' | 'no-answer'

/** A realtime voice service on loopback: real WebRTC, answered by a page of its own. */
export interface VoiceService {
  readonly failWith: (failure: VoiceFailure | null) => void
  /** Sends a message through the data channel of the newest call. */
  readonly tell: (message: object) => Promise<void>
  /** What came through that channel. */
  readonly heard: () => Promise<readonly unknown[]>
  /** Packets of the rider's voice that have arrived. */
  readonly packets: () => Promise<number>
  /** Ends the newest call without a word. */
  readonly hangUp: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface Call {
  peer: RTCPeerConnection
  channel: RTCDataChannel | null
  heard: unknown[]
}
type Desk = Window & { call?: Call }

/** Runs in the service's page: takes an offer, answers it, and sings a tone. */
async function answerOffer(sdp: string): Promise<string> {
  const desk = window as Desk
  const peer = new RTCPeerConnection()
  const call: Call = { peer, channel: null, heard: [] }
  desk.call = call
  peer.ondatachannel = ({ channel }) => {
    call.channel = channel
    channel.onmessage = ({ data }) => call.heard.push(JSON.parse(String(data)))
  }
  const context = new AudioContext()
  const out = context.createMediaStreamDestination()
  const tone = new OscillatorNode(context, { frequency: 440 })
  tone.connect(out)
  tone.start()
  await peer.setRemoteDescription({ type: 'offer', sdp })
  for (const track of out.stream.getAudioTracks()) peer.addTrack(track, out.stream)
  await peer.setLocalDescription(await peer.createAnswer())
  if (peer.iceGatheringState !== 'complete')
    await new Promise<void>((resolve) => {
      peer.onicegatheringstatechange = () => {
        if (peer.iceGatheringState === 'complete') resolve()
      }
    })
  return peer.localDescription?.sdp ?? ''
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}

const KEY = 'Bearer the-key-of-the-server'
const SHORT_KEY = 'Bearer ek_for_one_call'

export async function startVoiceService(page: Page): Promise<VoiceService> {
  let failure: VoiceFailure | null = null
  const secret = (request: IncomingMessage, response: ServerResponse) => {
    const isKnown = request.headers.authorization === KEY
    response.writeHead(isKnown && failure !== 'no-secret' ? 200 : 500, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ value: 'ek_for_one_call' }))
  }
  const call = async (request: IncomingMessage, response: ServerResponse, sdp: string) => {
    const isCall = request.headers.authorization === SHORT_KEY && request.headers['content-type'] === 'application/sdp'
    if (!isCall || failure === 'no-answer') return response.writeHead(isCall ? 503 : 400).end()
    response.writeHead(201, { 'content-type': 'application/sdp' })
    return response.end(await page.evaluate(answerOffer, sdp))
  }
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    void bodyOf(request).then((body) => {
      if (request.method === 'OPTIONS') response.writeHead(204).end()
      else if (request.url === '/v1/realtime/client_secrets') secret(request, response)
      else void call(request, response, body)
    })
  })
  server.listen(Number(process.env['E2E_VOICE_PORT']), '127.0.0.1')
  await once(server, 'listening')
  return {
    failWith: (next) => void (failure = next),
    tell: (message) => page.evaluate((text) => (window as Desk).call?.channel?.send(text), JSON.stringify(message)),
    heard: () => page.evaluate(() => (window as Desk).call?.heard ?? []),
    packets: () =>
      page.evaluate(async () => {
        let count = 0
        const report = await (window as Desk).call?.peer.getStats()
        report?.forEach((one: { readonly type: string; readonly packetsReceived?: number }) => {
          if (one.type === 'inbound-rtp') count += one.packetsReceived ?? 0
        })
        return count
      }),
    hangUp: () => page.evaluate(() => (window as Desk).call?.channel?.close()),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

import { describe, expect, it, vi } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { createTalker } from './talker.ts'

const SECRET = { clientSecret: 'ek', callsUrl: 'https://voice.example/calls', model: 'talker' }

async function talkerWith({
  routes = { 'POST /api/realtime/client-secret': SECRET } as object,
  hasRealtime = true,
} = {}) {
  const ports = fakePorts(routes as Parameters<typeof fakePorts>[0])
  const said = vi.fn<(text: string, isAnswered: boolean) => void>()
  const engine = await ports.talking.port.engine()
  const talker = createTalker({
    ports,
    voice: ports.talking.port,
    engine,
    hasRealtime: () => hasRealtime,
    known: () => ({ phrases: ['Where am I'], names: [] }),
    onSaid: said,
  })
  return { ports, talker, said }
}

describe('with a network', () => {
  it('talks to the realtime service: words, answer, sound, and Stop', async () => {
    const { ports, talker, said } = await talkerWith()
    await talker.start()
    expect(talker.state()).toMatchObject({ phase: 'listening', way: 'realtime', error: null })
    const conversation = ports.talking.conversation()
    conversation?.onTranscript('my belt is slipping')
    conversation?.onDelta('Let it ')
    conversation?.onDelta('cool.')
    conversation?.onSpeaking(true)
    expect(said).toHaveBeenCalledWith('my belt is slipping', true)
    expect(talker.state()).toMatchObject({ heard: 'my belt is slipping', reply: 'Let it cool.', isSpeaking: true })
    await talker.stop()
    expect(talker.state()).toMatchObject({ phase: 'idle', way: null, isSpeaking: false })
    expect(ports.talking.conversation()).toBeNull()
  })

  it('asks about a picture as soon as it is connected', async () => {
    const { ports, talker } = await talkerWith()
    await talker.start('data:image/jpeg;base64,AAAA')
    expect(ports.talking.conversation()?.asked).toEqual([
      [expect.stringContaining('picture'), 'data:image/jpeg;base64,AAAA'],
    ])
  })

  it('ignores a second press while it connects or is connected', async () => {
    const { ports, talker } = await talkerWith()
    await Promise.all([talker.start(), talker.start()])
    await talker.start()
    expect(ports.requests.filter((request) => request.includes('client-secret'))).toHaveLength(1)
  })

  it.each(['Connection failed', 'SDP exchange failed: 503', 'Data channel error'])(
    'falls back to the engine on this device after “%s”, where that is ready',
    async (problem) => {
      const { ports, talker, said } = await talkerWith()
      ports.talking.setRealtime(new Error(problem))
      ports.talking.setEngine({ isReady: true })
      ports.talking.setHeard('where am i')
      await talker.start()
      expect(talker.state()).toMatchObject({ phase: 'recording', way: 'offline' })
      await talker.stop()
      expect(said).toHaveBeenCalledWith('where am i', false)
    },
  )

  it('shows the error where there is no engine to fall back to', async () => {
    const { ports, talker } = await talkerWith()
    ports.talking.setRealtime(new Error('SDP exchange failed: 401'))
    await talker.start()
    expect(talker.state()).toMatchObject({ phase: 'idle', error: 'SDP exchange failed: 401' })
  })

  it('says why a conversation ended on its own', async () => {
    const { ports, talker } = await talkerWith()
    await talker.start()
    ports.talking.conversation()?.onError('Unknown error')
    expect(talker.state()).toMatchObject({ phase: 'idle', error: 'Unknown error' })
  })

  it('goes on with the browser where the server has no realtime service, and asks it no more', async () => {
    const { ports, talker } = await talkerWith({ routes: {} })
    await talker.start()
    expect(talker.state()).toMatchObject({ phase: 'listening', way: 'browser' })
    await talker.stop()
    await talker.start()
    expect(ports.requests.filter((request) => request.includes('client-secret'))).toHaveLength(1)
  })

  it('asks nobody for a key where nobody is signed in or no service is set up', async () => {
    const { ports, talker } = await talkerWith({ hasRealtime: false })
    await talker.start()
    expect(ports.requests).toEqual([])
    expect(talker.state().way).toBe('browser')
  })
})

describe('with no network', () => {
  it('records for the engine on this device, and hands on what was understood', async () => {
    const { ports, talker, said } = await talkerWith()
    ports.setOnline(false)
    ports.talking.setEngine({ isReady: true })
    ports.talking.setHeard('find easy trails')
    await talker.start()
    expect(talker.state().phase).toBe('recording')
    const stopping = talker.stop()
    expect(talker.state().phase).toBe('processing')
    await stopping
    expect(said).toHaveBeenCalledWith('find easy trails', false)
    expect(ports.requests).toEqual([])
  })

  it.each(['Transcription failed', 'Transcription timeout', 'Worker not initialized', 'Model not ready'])(
    'shows “%s”',
    async (problem) => {
      const { ports, talker, said } = await talkerWith()
      ports.setOnline(false)
      ports.talking.setEngine({ isReady: true })
      ports.talking.setHeard(new Error(problem))
      await talker.start()
      await talker.stop()
      expect(talker.state().error).toBe(problem)
      expect(said).not.toHaveBeenCalled()
    },
  )

  it('says so where nothing was said', async () => {
    const { ports, talker } = await talkerWith()
    ports.setOnline(false)
    ports.talking.setEngine({ isReady: true })
    await talker.start()
    await talker.stop()
    expect(talker.state().error).toMatch(/^I heard nothing/)
  })

  it('shows what is wrong with the microphone', async () => {
    const { ports, talker } = await talkerWith()
    ports.setOnline(false)
    ports.talking.setEngine({ isReady: true })
    ports.talking.setMicrophone(new Error('No microphone found. Please connect a microphone and try again.'))
    await talker.start()
    expect(talker.state()).toMatchObject({
      phase: 'idle',
      error: 'No microphone found. Please connect a microphone and try again.',
    })
  })

  it('uses the browser where the engine is not ready, and says so where that cannot either', async () => {
    const { ports, talker, said } = await talkerWith()
    ports.setOnline(false)
    await talker.start()
    expect(talker.state().way).toBe('browser')
    ports.listener()?.onInterim('my')
    expect(talker.state().heard).toBe('my')
    ports.listener()?.onFinal('my belt')
    expect(said).toHaveBeenCalledWith('my belt', false)

    ports.setRecognition(false)
    expect(talker.ways()).toEqual([])
    await talker.start()
    expect(talker.state().error).toBe('Speech recognition not available')
  })
})

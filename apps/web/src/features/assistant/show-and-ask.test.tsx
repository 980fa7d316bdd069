import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Voice } from '../../data/voice/use-voice.ts'
import type { CameraPort } from '../../platform/voice/camera.ts'
import { ShowAndAsk } from './show-and-ask.tsx'
import type { Talk } from './use-talk.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(camera: CameraPort) {
  const ask = vi.fn<Talk['ask']>()
  const talk: Talk = {
    phase: 'idle',
    way: null,
    isSpeaking: false,
    heard: '',
    reply: '',
    error: null,
    voice: { port: { camera } } as unknown as Voice,
    ways: ['realtime'],
    start: vi.fn(),
    ask,
    stop: vi.fn(),
  }
  render(<ShowAndAsk talk={talk} />)
  return { user: userEvent.setup(), ask }
}

const closed = (told: string): CameraPort => ({ isSupported: () => true, open: () => Promise.reject(new Error(told)) })
const picture = () => new File(['x'], 'belt.jpg', { type: 'image/jpeg' })

describe('showing a picture', () => {
  it.each(['Camera access denied', 'Failed to access camera'])(
    'says “%s”, and a file can still be picked',
    async (told) => {
      const { user } = show(closed(told))
      await user.click(screen.getByRole('button', { name: 'Show & Ask (with image)' }))
      expect((await screen.findByRole('alert')).textContent).toContain(told)
      expect(screen.getByRole('button', { name: 'Pick a picture' })).toBeTruthy()
    },
  )

  it('asks about a picked file, no larger than the camera’s', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 2560, height: 1440 }))
    const sizes: string[] = []
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
      this: HTMLCanvasElement,
      type,
      quality,
    ) {
      sizes.push(`${this.width}×${this.height} ${type ?? ''} ${String(quality)}`)
      return 'data:image/jpeg;base64,AAAA'
    })
    const { user, ask } = show(closed('Camera access denied'))
    await user.upload(screen.getByLabelText('Picture to ask about'), picture())
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('data:image/jpeg;base64,AAAA'))
    expect(sizes).toEqual(['1280×720 image/jpeg 0.8'])
  })

  it('says “Failed to read image file” of a file that is no picture, and asks nothing', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('raw', 'InvalidStateError')))
    const { user, ask } = show(closed('Camera access denied'))
    await user.upload(screen.getByLabelText('Picture to ask about'), picture())
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to read image file')
    expect(ask).not.toHaveBeenCalled()
  })
})

import { describe, expect, it, vi } from 'vitest'
import { createCamera } from './camera.ts'
import { createHeadset } from './headset.ts'
import { createMicrophone } from './microphone.ts'

const devicesThat = (getUserMedia: () => Promise<unknown>) => ({ getUserMedia }) as unknown as MediaDevices

describe('the camera', () => {
  it('is the rear one, 1280 by 720 where it can', async () => {
    const getUserMedia = vi.fn(() => Promise.resolve({}))
    await createCamera(devicesThat(getUserMedia)).open()
    expect(getUserMedia).toHaveBeenCalledWith({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  })

  it.each([
    ['NotAllowedError', 'Camera access denied'],
    ['SecurityError', 'Camera access denied'],
    ['NotFoundError', 'Failed to access camera'],
    ['NotReadableError', 'Failed to access camera'],
  ])('that answers %s says “%s”', async (name, told) => {
    const camera = createCamera(devicesThat(() => Promise.reject(new DOMException('raw', name))))
    await expect(camera.open()).rejects.toThrow(told)
  })

  it('that is not there says so', async () => {
    expect(createCamera(undefined).isSupported()).toBe(false)
    await expect(createCamera(undefined).open()).rejects.toThrow('Failed to access camera')
  })
})

describe('the microphone', () => {
  it('that opens and cannot record says so, and is let go', async () => {
    const stop = vi.fn()
    vi.stubGlobal('MediaRecorder', function () {
      throw new DOMException('raw', 'NotSupportedError')
    })
    const microphone = createMicrophone(devicesThat(() => Promise.resolve({ getTracks: () => [{ stop }] })))
    await expect(microphone.record()).rejects.toThrow('Failed to start recording')
    expect(stop).toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})

describe('the button of a headset', () => {
  it('presses for play and for pause, and is given back', () => {
    const handlers = new Map<string, unknown>()
    const setActionHandler = (action: string, handler: unknown) => void handlers.set(action, handler)
    const press = vi.fn()
    const stopListening = createHeadset({ setActionHandler } as unknown as MediaSession).listen(press)
    expect([...handlers]).toEqual([
      ['play', press],
      ['pause', press],
    ])
    stopListening()
    expect([...handlers.values()]).toEqual([null, null])
  })

  it('is not missed where the browser keeps it', () => {
    expect(() => createHeadset(undefined).listen(vi.fn())()).not.toThrow()
  })
})

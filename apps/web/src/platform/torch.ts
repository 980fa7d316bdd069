/** The lamp beside the camera. Most phones give it to a web page only through the camera, iPhones not at all. */
export interface TorchPort {
  /** Whether it is worth asking: the browser knows cameras. Only `open` says whether there is a lamp. */
  readonly mayExist: () => boolean
  /** Takes the camera that has the lamp; null where there is none or it was refused. */
  readonly open: () => Promise<Torch | null>
}

export interface Torch {
  readonly set: (isOn: boolean) => Promise<void>
  /** Lets the camera go; the lamp goes out. */
  readonly close: () => void
}

type Devices = Partial<Pick<MediaDevices, 'getUserMedia'>>

/** Not in the type of the browser: the lamp is an addition to the camera. */
const torchOn = (isOn: boolean) => ({ advanced: [{ torch: isOn }] }) as unknown as MediaTrackConstraints
const hasTorch = (track: MediaStreamTrack): boolean => 'getCapabilities' in track && 'torch' in track.getCapabilities()

export const createTorch = (devices: Devices | undefined): TorchPort => ({
  mayExist: () => typeof devices?.getUserMedia === 'function',
  open: async () => {
    try {
      const stream = await devices?.getUserMedia?.({ video: { facingMode: 'environment' } })
      const track = stream?.getVideoTracks()[0]
      const close = () => stream?.getTracks().forEach((one) => one.stop())
      if (!track || !hasTorch(track)) return (close(), null)
      return { close, set: (isOn) => track.applyConstraints(torchOn(isOn)) }
    } catch {
      return null
    }
  },
})

export interface CameraPort {
  readonly isSupported: () => boolean
  /** The rear camera, where there is one. Rejects with a wording of the error catalogue. */
  readonly open: () => Promise<MediaStream>
}

const WANTED: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

const isDenied = (problem: unknown): boolean =>
  problem instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(problem.name)

export function createCamera(devices: MediaDevices | undefined): CameraPort {
  return {
    isSupported: () => devices !== undefined,
    open: async () => {
      if (!devices) throw new Error('Failed to access camera')
      try {
        return await devices.getUserMedia(WANTED)
      } catch (problem) {
        throw new Error(isDenied(problem) ? 'Camera access denied' : 'Failed to access camera', { cause: problem })
      }
    },
  }
}

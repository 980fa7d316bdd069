import { SPEECH_RATE_HZ } from './trim-silence.ts'

/** A recording that is being made. */
export interface Recording {
  /** Ends it and gives what was heard: 16,000 Hz, one channel. */
  readonly finish: () => Promise<Float32Array>
  readonly cancel: () => void
}

export interface MicrophonePort {
  readonly isSupported: () => boolean
  /** Rejects with a sentence for the rider. */
  readonly open: () => Promise<MediaStream>
  readonly record: () => Promise<Recording>
}

const MESSAGES: Readonly<Record<string, string>> = {
  NotFoundError: 'No microphone found. Please connect a microphone and try again.',
  NotAllowedError: 'Microphone access denied. Please allow microphone access in your browser settings.',
  SecurityError: 'Microphone access denied. Please allow microphone access in your browser settings.',
  NotReadableError: 'Microphone is being used by another application. Please close other apps and try again.',
}

/** What the browser says of a microphone, in words that help. */
export function microphoneProblem(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return 'Failed to access microphone'
  const { name, message } = problem as { readonly name?: unknown; readonly message?: unknown }
  const known = typeof name === 'string' ? MESSAGES[name] : undefined
  return known ?? (typeof message === 'string' && message !== '' ? message : 'Failed to access microphone')
}

const stopAll = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/** Decoding in a context of that rate resamples too. */
async function samplesOf(recorded: Blob): Promise<Float32Array> {
  if (recorded.size === 0) return new Float32Array(0)
  const context = new OfflineAudioContext(1, 1, SPEECH_RATE_HZ)
  const heard = await context.decodeAudioData(await recorded.arrayBuffer())
  const mono = new Float32Array(heard.length)
  for (let channel = 0; channel < heard.numberOfChannels; channel++)
    heard.getChannelData(channel).forEach((sample, at) => {
      mono[at] = (mono[at] ?? 0) + sample / heard.numberOfChannels
    })
  return mono
}

function start(stream: MediaStream): Recording {
  const recorder = new MediaRecorder(stream)
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      stopAll(stream)
      resolve()
    }
  })
  recorder.start()
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    return ended
  }
  return {
    finish: async () => {
      await end()
      return samplesOf(new Blob(pieces, { type: recorder.mimeType }))
    },
    cancel: () => void end(),
  }
}

export function createMicrophone(devices: MediaDevices | undefined): MicrophonePort {
  const open = async () => {
    if (!devices) throw new Error('Failed to access microphone')
    try {
      return await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 } })
    } catch (problem) {
      throw new Error(microphoneProblem(problem), { cause: problem })
    }
  }
  return {
    isSupported: () => devices !== undefined && typeof MediaRecorder === 'function',
    open,
    record: async () => {
      const stream = await open()
      try {
        return start(stream)
      } catch (problem) {
        stopAll(stream)
        throw new Error('Failed to start recording', { cause: problem })
      }
    },
  }
}

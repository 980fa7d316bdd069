import type { KnownSpeech } from '@bluffline/core'

/** One file of the speech model, as the server's list names it. */
export interface ModelFile {
  readonly name: string
  readonly role: 'encoder' | 'decoder' | 'tokens' | 'runtime'
  readonly bytes: number
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string
}

export interface SpeechModel {
  readonly id: 'base' | 'tiny'
  readonly name: string
  readonly files: readonly ModelFile[]
}

/** What the page tells the worker of the offline engine. */
export type ToEngine =
  | {
      readonly type: 'init'
      readonly model: SpeechModel
      /** Where the runtime's glue is. */
      readonly glue: string
    }
  | {
      readonly type: 'transcribe'
      /** 16,000 Hz, mono, −1 to 1. */
      readonly audio: Float32Array
      /** What is likely to be said. */
      readonly known: KnownSpeech
    }

/** What the worker answers. */
export type FromEngine =
  | { readonly type: 'status'; readonly status: 'initializing' | 'initialized' }
  /** 0 to 1. */
  | { readonly type: 'download_progress'; readonly progress: number }
  | { readonly type: 'ready' }
  | { readonly type: 'processing' }
  | { readonly type: 'result'; readonly text: string }
  | { readonly type: 'error'; readonly error: string }

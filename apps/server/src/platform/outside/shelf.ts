import type { Known } from './paced.ts'

/** Where good answers of services outside outlive the process, so that the last reading is known after a restart too. */
export interface Shelf {
  /** Keeps an answer; does not wait, and a failure costs nothing but the answer's next life. */
  readonly keep: (service: string, key: string, known: Known<unknown>) => void
  /** What is kept of a service. The caller knows the shape: it has written it. */
  readonly read: (service: string) => Promise<readonly (readonly [string, Known<unknown>])[]>
}

/** Keeps nothing. */
export const NO_SHELF: Shelf = { keep: () => undefined, read: async () => [] }

import { availableParallelism } from 'node:os'
import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2'

/** What makes and checks the hash of a password; slow by intent. */
export interface PasswordHash {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (hash: string, password: string) => Promise<boolean>
}

/** OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane; 14 ms on the machine it was chosen on. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const argon2: PasswordHash = {
  hash: (password) => argonHash(password, COST),
  verify: (hash, password) => argonVerify(hash, password),
}

/** More are refused than wait their turn for this many hashes each: 200 × 14 ms ÷ cores. */
const LONGEST_QUEUE = 200

/** Too many passwords wait to be looked at. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time for an account that does not exist (null) as for a wrong password. */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>
}

/** Lets as many hashes run at once as there are cores: more would only take 19 MiB each and finish later. */
export const createPasswords = (slow: PasswordHash, atOnce = availableParallelism()): Passwords => {
  let running = 0
  const waiting: (() => void)[] = []
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= LONGEST_QUEUE) throw new TooBusy('Too many passwords wait to be looked at.')
      // Whoever leaves hands the place on, so that `running` stays what it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => inTurn(() => slow.hash(password)),
    verify: async (hash, password) => {
      decoy ??= inTurn(() => slow.hash('no account has this password')).catch((error: unknown) => {
        decoy = undefined
        throw error
      })
      const known = hash ?? (await decoy)
      const matches = await inTurn(() => slow.verify(known, password))
      return matches && hash !== null
    },
  }
}

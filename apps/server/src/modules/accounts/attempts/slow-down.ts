import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { failure, type Result, success } from '../../../platform/result.ts'
import type { AttemptRepository, Slowing } from './repository.ts'

/** A rider who mistypes is not slowed; somebody who tries many passwords on one name is, and somebody who tries many names too. */
const OF_NAME = { free: 5, longestWaitS: 300 }
const OF_ADDRESS = { free: 20, longestWaitS: 900 }

/** Whoever has one IPv6 address usually has the 2⁶⁴ beside it. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros: string[] = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':')
}

const keyOf = (kind: string, text: string): Uint8Array => createHash('sha256').update(`${kind}:${text}`).digest()

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

export interface SlowDown {
  /** Refuses before any password is looked at; the same for a known and an unknown name. */
  readonly before: (username: string, address: string) => Promise<Result<null, 'rate_limited'>>
  readonly afterSuccess: (username: string, address: string) => Promise<void>
}

export const createSlowDown = (attempts: AttemptRepository, now: () => Date): SlowDown => {
  const ofName = (username: string): Slowing => ({ key: keyOf('name', username.toLowerCase()), ...OF_NAME })
  const ofAddress = (address: string): Slowing => ({ key: keyOf('address', networkOf(address)), ...OF_ADDRESS })
  const wait = (until: Date) => {
    const seconds = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000))
    const inWords = seconds < 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')
    return failure('rate_limited', `Too many attempts to sign in. Wait ${inWords} and try again.`, {
      headers: { 'retry-after': String(seconds) },
    })
  }
  return {
    before: async (username, address) => {
      // The address first: one that is slowed must not slow down other people's names.
      for (const slowing of [ofAddress(address), ofName(username)]) {
        const until = await attempts.reserve(slowing, now())
        if (until) return wait(until)
      }
      return success(null)
    },
    afterSuccess: async (username, address) => {
      await attempts.forget(ofName(username).key)
      await attempts.takeBack(ofAddress(address).key)
    },
  }
}

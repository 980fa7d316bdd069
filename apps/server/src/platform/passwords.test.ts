import { describe, expect, it } from 'vitest'
import { argon2, createPasswords, type PasswordHash, TooBusy } from './passwords.ts'

/** A hash that waits to be let go on. */
const held = () => {
  const waiting: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve))
  let running = 0
  let most = 0
  const slow = async <T>(value: T): Promise<T> => {
    running += 1
    most = Math.max(most, running)
    await wait()
    running -= 1
    return value
  }
  const hash: PasswordHash = {
    hash: (password) => slow(`hash of ${password}`),
    verify: (known, password) => slow(known === `hash of ${password}`),
  }
  return { hash, letOneGo: () => waiting.shift()?.(), most: () => most, running: () => running }
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('argon2id', () => {
  it('is what passwords are kept as, with the cost it was chosen for, and salted', async () => {
    const [one, two] = [await argon2.hash('gravel and mud'), await argon2.hash('gravel and mud')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect([await argon2.verify(one, 'gravel and mud'), await argon2.verify(one, 'gravel and mud ')]).toEqual([
      true,
      false,
    ])
  })
})

describe('passwords', () => {
  it('are looked at by as many hashes at once as there are places, in the order they came', async () => {
    const { hash, letOneGo, most, running } = held()
    const passwords = createPasswords(hash, 2)
    const done: number[] = []
    const all = [1, 2, 3, 4, 5].map(async (n) => {
      await passwords.hash(String(n))
      done.push(n)
    })
    await settle()
    expect(running()).toBe(2)
    while (done.length < 5) {
      letOneGo()
      await settle()
    }
    await Promise.all(all)
    expect([most(), done]).toEqual([2, [1, 2, 3, 4, 5]])
  })

  it('are refused when too many wait, and looked at again afterwards', async () => {
    const { hash, letOneGo } = held()
    const passwords = createPasswords(hash, 1)
    const all = Array.from({ length: 201 }, () => passwords.hash('x'))
    await expect(passwords.hash('one too many')).rejects.toThrow(TooBusy)
    let left = all.length
    for (const one of all) void one.then(() => (left -= 1))
    while (left > 0) {
      letOneGo()
      await settle()
    }
    const after = passwords.hash('later')
    await settle()
    letOneGo()
    expect(await after).toBe('hash of later')
  })

  it('free their place when a hash fails', async () => {
    let fails = true
    const broken: PasswordHash = {
      hash: async () => {
        if (fails) throw new Error('broken')
        return 'made'
      },
      verify: async () => true,
    }
    const passwords = createPasswords(broken, 1)
    for (let i = 0; i < 3; i += 1) await expect(passwords.hash('x')).rejects.toThrow('broken')
    fails = false
    expect(await passwords.hash('x')).toBe('made')
  })

  it('never match an account that does not exist, not even by the decoy', async () => {
    const plain: PasswordHash = {
      hash: async (password) => password,
      verify: async (hash, password) => hash === password,
    }
    expect(await createPasswords(plain).verify(null, 'no account has this password')).toBe(false)
  })
})

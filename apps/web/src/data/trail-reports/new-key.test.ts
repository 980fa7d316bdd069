import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newKey } from './new-key.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a new key', () => {
  it('is a UUID, and another one every time', () => {
    expect(z.uuidv4().safeParse(newKey()).success).toBe(true)
    expect(newKey()).not.toBe(newKey())
  })

  it('is a UUID too on a page without a secure address', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto)
    vi.stubGlobal('crypto', { getRandomValues })
    expect(z.uuidv4().safeParse(newKey()).success).toBe(true)
  })
})

import { afterEach, expect, it } from 'vitest'
import { config } from 'zod/v4/core'
import { forbidMadeCode } from './forbid-made-code.ts'

afterEach(() => void config({ jitless: false }))

it('keeps zod from making code of text', () => {
  config({ jitless: false })
  forbidMadeCode()
  expect(config().jitless).toBe(true)
})

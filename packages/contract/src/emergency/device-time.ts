import { z } from 'zod'
import { deviceTimeMs } from '../text.ts'

const deviceTime = z.codec(z.string().regex(/^\d{1,13}$/, 'must be milliseconds since 1970'), deviceTimeMs, {
  decode: Number,
  encode: (ms) => String(Math.round(ms)),
})

/**
 * `Device-Time`: what the device's clock says at the moment of sending, with every attempt anew. With it, times of a clock that is wrong
 * are moved to where they belong; see `timeOfDevice` of `@bluffline/core`.
 */
export const deviceHeaders = z.object({ 'device-time': deviceTime.optional() })

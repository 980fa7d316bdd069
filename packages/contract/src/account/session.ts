import { z } from 'zod'

/** One place where somebody is signed in. `device` is worded from what the browser says of itself, for example "Chrome on Android". */
export const session = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The session this very call was made in. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof session>

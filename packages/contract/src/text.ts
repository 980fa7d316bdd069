import { z } from 'zod'

/** A character that no text holds: NUL, or half of a surrogate pair. Neither can be stored and given back as it was. */
export const BROKEN_TEXT = /\0|\p{Surrogate}/u

/** Words a person wrote, without the blanks around them; at most `longest` UTF-16 units. */
export const words = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !BROKEN_TEXT.test(text), 'must be readable text')

/** A name: at least one character, on one line. */
export const nameOf = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line of plain text')
    .refine((text) => !BROKEN_TEXT.test(text), 'must be readable text')

const DEEPEST = 40

/** Whether a JSON value is nested at most `DEEPEST` deep. Walks level by level, so that no nesting can exhaust the stack. */
const isShallow = (value: unknown): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
    if (level.length === 0) return true
  }
  return false
}

/** JSON whose meaning is the app's affair: kept and given back as it came; nested at most 40 deep. */
export const freeJson = z.unknown().refine(isShallow, `must not be nested deeper than ${DEEPEST}`)

/** A JSON object whose meaning is the app's affair. */
export const freeObject = z
  .record(z.string().max(200), z.unknown())
  .refine(isShallow, `must not be nested deeper than ${DEEPEST}`)

/** Milliseconds since 1970, by the clock of a device: it may be wrong. The years 1970 to 2286. */
export const deviceTimeMs = z.number().min(0).max(1e13)

/** A place on Earth, WGS 84 degrees. */
export const positionOnEarth = z.strictObject({
  lng: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
})

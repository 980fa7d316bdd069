import { z } from 'zod'
import { BROKEN_TEXT } from '../text.ts'

/** The kinds of machine an account can name; the first is the one of an account that says nothing. */
export const VEHICLE_TYPES = ['4x4', 'atv', 'utv', 'motorcycle', 'bicycle', 'none'] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]

/** Roles an account can have. Nobody gives themselves one: `npm run admin -- grant NAME` does. */
export const ROLE_IDS = ['user', 'test', 'admin'] as const

/** Names nobody can register, in any letter case: they would be taken for the people who run the app. */
export const RESERVED_NAMES = [
  'admin',
  'administrator',
  'anonymous',
  'bluffline',
  'guest',
  'moderator',
  'root',
  'support',
  'system',
  'test',
] as const

/** 2 to 40 letters, digits, dots, dashes and underscores, beginning with a letter or digit. Letter case does not tell two people apart. */
export const username = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,39}$/, 'must be 2 to 40 letters, digits, dots, dashes or underscores')

const isReserved = (name: string): boolean => (RESERVED_NAMES as readonly string[]).includes(name.toLowerCase())

const freeUsername = username.refine((name) => !isReserved(name), 'is reserved, please choose another one')

/** Where the rider can be written to. It is no name to sign in with, and nobody is told whether it is known here. */
export const email = z.email('must be an e-mail address such as rider@example.org').max(254)

export const PASSWORD_LENGTH = { min: 8, max: 200 } as const

/** A password as somebody chooses it: 8 to 200 characters, any characters, blanks count. */
export const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min, `must have at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max, `must have at most ${PASSWORD_LENGTH.max} characters`)
  .refine((text) => !BROKEN_TEXT.test(text), 'must be readable text')

/** A password as somebody types it to prove who they are: nothing is said about what it would have to be. */
export const givenPassword = z.string().min(1, 'must not be empty').max(1000)

/** The signed-in person. `email` is null where a sign-in provider did not give one, and such an account has no password. */
export const user = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  email: z.string().nullable(),
  vehicleType: z.enum(VEHICLE_TYPES),
  roleId: z.enum(ROLE_IDS),
  subscriptionStatus: z.enum(['none', 'active']),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof user>

/** What a new rider fills in. */
export const registration = z.strictObject({
  username: freeUsername,
  email,
  password: newPassword,
  vehicleType: z.enum(VEHICLE_TYPES).default('4x4'),
})
export type Registration = z.infer<typeof registration>

/** What a rider signs in with; blanks around the name are not part of it. */
export const credentials = z.strictObject({
  username: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(200)
    .refine((text) => !BROKEN_TEXT.test(text), 'must be readable text'),
  password: givenPassword,
})

import { isIP } from 'node:net'
import { z } from 'zod'

const whole = (lowest: number, highest: number) => {
  const error = `must be a whole number from ${lowest} to ${highest}`
  return z.codec(z.string().regex(/^\d{1,9}$/, error), z.int().min(lowest, error).max(highest, error), {
    decode: Number,
    encode: String,
  })
}

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address starting with http:// or https://' })
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address starting with postgres://' })

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.trim().split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

/** `off`, a number of proxies to trust, or the addresses and networks of the proxies. */
const trustProxy = z
  .string()
  .refine(
    (text) => /^(off|[1-9])$/.test(text) || text.split(',').every(isNetwork),
    'must be off, a number of proxies (1 to 9), or their addresses',
  )
  .transform((text) => {
    if (text === 'off') return false
    return /^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())
  })

/** Every variable the server reads; `.env.example` explains each and a test keeps the two alike. */
export const environment = z.object({
  PORT: whole(0, 65_535).prefault('8080'),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]{1,255}$/, 'must be a host name or an address')
    .default('localhost'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).max(1000).default('.data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: whole(1, 200).prefault('10'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('warn'),
  TRUST_PROXY: trustProxy.prefault('off'),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000).prefault('600'),
  BODY_LIMIT_KB: whole(1, 102_400).prefault('1024'),
  ANSWER_CACHE_MB: whole(1, 4096).prefault('64'),
  SHUTDOWN_SECONDS: whole(1, 600).prefault('10'),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().min(1).max(1000).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).max(1000).optional(),
  RECREATION_GOV_URL: z.union([z.literal('off'), webAddress]).default('https://www.recreation.gov'),
  USGS_WATER_URL: z.union([z.literal('off'), webAddress]).default('https://api.waterdata.usgs.gov/ogcapi/v1'),
  USGS_API_KEY: z.string().min(1).max(1000).optional(),
  NWPS_URL: z.union([z.literal('off'), webAddress]).default('https://api.water.noaa.gov/nwps/v1'),
  NWS_URL: z.union([z.literal('off'), webAddress]).default('https://api.weather.gov'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).max(200).optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{7,14}|MG[0-9a-fA-F]{32})$/,
      'must be a number such as +14795550100, or MG and 32 hexadecimal digits',
    )
    .optional(),
  TWILIO_URL: webAddress.default('https://api.twilio.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address starting with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().min(3).max(300).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 43 characters of base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)./, 'must start with mailto: or https://')
    .max(300)
    .optional(),
  REALTIME_URL: webAddress.optional(),
  REALTIME_API_KEY: z.string().min(1).max(1000).optional(),
  REALTIME_MODEL: z.string().min(1).max(100).default('gpt-realtime'),
  REALTIME_SESSIONS_PER_DAY: whole(0, 10_000).prefault('20'),
  VOICE_MODEL_DIR: z.string().min(1).max(1000).optional(),
  BLUFFLINE_DEMO: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((text) => text === '1'),
})
export type Config = z.output<typeof environment>

export type ConfigResult =
  { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problem: string }

/** What only works together: with the first set, the others must be too. */
const TOGETHER: readonly (readonly [keyof Config, ...(keyof Config)[]])[] = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM', 'PUBLIC_URL'],
  ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
]

const missingPart = (config: Config): string | null => {
  for (const [first, ...others] of TOGETHER) {
    const missing = config[first] === undefined ? undefined : others.find((name) => config[name] === undefined)
    if (missing !== undefined) return `${missing} must be set where ${first} is`
  }
  return null
}

/** Reads the configuration, an empty variable counting as unset. The problem is one line that names the variable and never repeats its value. */
export const readConfig = (variables: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(set)
  const missing = result.success ? missingPart(result.data) : null
  if (missing !== null) return { ok: false, problem: `Configuration: ${missing}.` }
  if (result.success) return { ok: true, config: result.data }
  const [issue] = result.error.issues
  return { ok: false, problem: `Configuration: ${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.` }
}

import { randomUUID } from 'node:crypto'
import { type KeptLead, LEAD_KEPT_MONTHS, type UserLead } from '@bluffline/contract'
import { failure, type Result, success } from '../../platform/result.ts'
import { leadsCsv } from './csv.ts'
import type { UserLeadRepository } from './repository.ts'

export interface UserLeadService {
  readonly receive: (lead: UserLead) => Promise<Result<{ received: true }, never>>
  readonly forget: (email: string) => Promise<Result<{ received: true }, never>>
  readonly list: () => Promise<Result<KeptLead[], never>>
  readonly exportAll: () => Promise<string>
  readonly remove: (id: string) => Promise<Result<{ ok: true }, 'not_found'>>
  readonly forgetOld: () => Promise<void>
}

export interface UserLeadServiceDeps {
  readonly leads: UserLeadRepository
  readonly now: () => Date
}

/** No phone is older than its own first second, and nobody has agreed tomorrow. */
const believable = (said: string | undefined, now: Date): Date => {
  const time = said === undefined ? now : new Date(said)
  return time.getTime() < 0 || time > now ? now : time
}

const monthsBefore = (now: Date, months: number): Date => {
  const time = new Date(now)
  time.setUTCMonth(time.getUTCMonth() - months)
  return time
}

const RECEIVED = success({ received: true as const })

export const createUserLeadService = ({ leads, now }: UserLeadServiceDeps): UserLeadService => ({
  receive: async ({ email, phone, consentedAt }) => {
    const receivedAt = now()
    await leads.keep({
      id: randomUUID(),
      email,
      phone: phone ?? null,
      consentedAt: believable(consentedAt, receivedAt),
      receivedAt,
    })
    return RECEIVED
  },
  forget: async (email) => {
    await leads.forget(email)
    return RECEIVED
  },
  list: async () =>
    success(
      (await leads.list()).map(({ consentedAt, receivedAt, renewedAt, ...lead }) => ({
        ...lead,
        consentedAt: consentedAt.toISOString(),
        receivedAt: receivedAt.toISOString(),
        renewedAt: renewedAt.toISOString(),
      })),
    ),
  exportAll: async () => leadsCsv(await leads.list()),
  remove: async (id) =>
    (await leads.remove(id)) ? success({ ok: true as const }) : failure('not_found', 'There is no such lead.'),
  forgetOld: () => leads.forgetOlderThan(monthsBefore(now(), LEAD_KEPT_MONTHS)),
})

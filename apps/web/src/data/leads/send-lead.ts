import type { sendUserLead, UserLead } from '@bluffline/contract'
import { HttpError } from '../../platform/http-error.ts'
import type { Ports } from '../../platform/ports.ts'

/**
 * What became of a lead. `received`: the server has it. `kept`: this device has it, and it is sent once there is a signal.
 * `refused`: the server does not take it as it is. `lost`: neither could be reached; the words say so.
 */
export type LeadFate =
  | { readonly kind: 'received' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'lost'; readonly problem: string }

type LeadPorts = Pick<Ports, 'http' | 'network' | 'clock'>
type Keep = (lead: UserLead) => Promise<void>

/** Written out, because the schemas must not hold up the first page. */
const PATH: (typeof sendUserLead)['path'] = '/api/user-leads'

const NOWHERE = 'It could not be sent, and this browser keeps nothing. Please try again when you have a signal.'

/** Puts the lead where it waits for a signal. The database's code comes only when it is needed. */
export const keepOnDevice =
  ({ clock }: Pick<Ports, 'clock'>): Keep =>
  async (lead) => {
    const [{ openDatabase }, { keepLead }, { newKey }, { wakeSync }] = await Promise.all([
      import('../db/open-database.ts'),
      import('./keep-lead.ts'),
      import('../trail-reports/new-key.ts'),
      import('../sync/wake.ts'),
    ])
    await keepLead(await openDatabase(), lead, { nowMs: clock.now(), newKey })
    wakeSync()
  }

const isAboutTheWords = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 400

/** Sends a lead, or keeps it where it cannot be sent now. Never throws. */
export async function sendLead(
  ports: LeadPorts,
  fields: { readonly email: string; readonly phone: string },
  keep: Keep = keepOnDevice(ports),
): Promise<LeadFate> {
  const phone = fields.phone.trim()
  const consentedAt = new Date(ports.clock.now()).toISOString()
  const lead: UserLead = { email: fields.email.trim(), ...(phone !== '' && { phone }), consentedAt }
  try {
    if (ports.network.isOnline()) {
      await ports.http.write({ method: 'POST', path: PATH, body: lead })
      return { kind: 'received' }
    }
  } catch (error) {
    if (isAboutTheWords(error))
      return { kind: 'refused', problem: error.answer?.message ?? 'The server did not take it.' }
  }
  try {
    await keep(lead)
    return { kind: 'kept' }
  } catch {
    return { kind: 'lost', problem: NOWHERE }
  }
}

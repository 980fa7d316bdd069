import type { UserLead } from '@bluffline/contract'
import type { Database } from '../db/database.ts'
import { queueStores, queueWrite } from '../outbox/queue-write.ts'

/** The words of a waiting lead in the list of what waits. */
const TITLE = 'Your e-mail address'

/** Puts a lead into the outbox, from where it is sent once there is a signal. The same address waits once. */
export async function keepLead(
  database: Database,
  lead: UserLead,
  marks: { readonly nowMs: number; readonly newKey: () => string },
): Promise<void> {
  const recordId = lead.email.toLowerCase()
  await database.transaction('rw', queueStores(database), async () => {
    if ((await database.outbox.where({ noun: 'user-leads', recordId }).count()) > 0) return
    await queueWrite(
      database,
      { noun: 'user-leads', action: 'create', recordId, body: { ...lead }, title: TITLE },
      marks,
    )
  })
}

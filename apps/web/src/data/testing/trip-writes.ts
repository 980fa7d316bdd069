import type { OutboxRow, Write } from '../outbox/outbox-row.ts'
import type { syncDevice } from './sync-device.ts'

export type Device = ReturnType<typeof syncDevice>

export const trip = (id: string, name: string): Write => ({
  noun: 'trips',
  action: 'create',
  recordId: id,
  body: { name },
  title: `Trip: ${name}`,
})
export const rename = (id: string, name: string): Write => ({ ...trip(id, name), action: 'change' })
export const rows = (of: Device): Promise<OutboxRow[]> => of.database.outbox.orderBy('seq').toArray()
export const first = async (of: Device): Promise<OutboxRow> => {
  const row = (await rows(of))[0]
  if (!row) throw new Error('the outbox is empty')
  return row
}
export const keepTrip = (of: Device, id: string, name: string) =>
  of.write(trip(id, name), () => of.database.trips.put({ id, name, status: 'pending' }))

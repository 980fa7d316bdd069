import { describe, expect, it } from 'vitest'
import { make, newKey, picture } from '../../testing/record-examples.ts'
import { newRider } from '../../testing/riders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { cleanPhoto } from './photo.ts'

const bytes = Buffer.from(picture, 'base64')
const segment = (marker: number, content: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(2 + content.length, 2)
  return Buffer.concat([head, Buffer.from(content, 'latin1')])
}
/** The picture with something more behind its first two bytes. */
const withNote = (...notes: readonly Buffer[]) =>
  Buffer.concat([bytes.subarray(0, 2), ...notes, bytes.subarray(2)]).toString('base64')

describe('a photo', () => {
  it('is kept as it is where it is a picture and nothing else', () => {
    expect(cleanPhoto(picture)).toBe(picture)
  })

  it('loses the place, the words and whatever hangs on behind, and keeps its colours', () => {
    const colours = segment(0xe2, 'ICC_PROFILE\0\x01\x01abc')
    const noted = withNote(
      segment(0xe1, 'Exif\0\0GPS 35.5 -92.8'),
      colours,
      segment(0xfe, 'by Ann'),
      segment(0xed, 'IPTC'),
    )
    const behind = Buffer.concat([Buffer.from(noted, 'base64'), Buffer.from('a film')]).toString('base64')
    expect(cleanPhoto(behind)).toBe(withNote(colours))
  })

  it.each([
    ['PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['only the beginning', bytes.subarray(0, bytes.length - 2)],
    ['a segment longer than all', Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xe0, 0xff, 0xff])])],
    ['no picture between its ends', Buffer.from('ffd8ffd9', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused', (_what, wrong) => {
    expect(cleanPhoto(wrong.toString('base64'))).toBeNull()
  })

  it('of a height that would fill a phone is refused', () => {
    const high = Buffer.from(bytes)
    const frame = high.indexOf(Buffer.from([0xff, 0xc2]))
    high.writeUInt16BE(60_000, frame + 5)
    expect(cleanPhoto(high.toString('base64'))).toBeNull()
  })
})

describe('photos of rides', () => {
  it('are sniffed when they come, and leave with their ride', async () => {
    const database = await openTestDatabase()
    const { app } = await createTestApp(database)
    const rider = await newRider(app)
    const [ride, other] = [await make(rider, 'rides'), await make(rider, 'rides')]
    const photo = (rideId: string, image = picture) => {
      const body = { photoId: crypto.randomUUID(), rideId, waypointId: 'w', takenMs: 1e12, image }
      return rider.call('POST', '/api/ride-photos', { headers: newKey(), body })
    }
    expect((await photo(ride.id, Buffer.from('GIF89a').toString('base64'))).statusCode).toBe(400)
    for (const rideId of [ride.id, ride.id, other.id]) expect((await photo(rideId)).statusCode).toBe(200)
    const before = (await rider.call('GET', '/api/changes')).json<{ revision: number }>().revision
    await rider.call('DELETE', `/api/rides/${ride.id}`)
    const left = (await rider.call('GET', '/api/ride-photos')).json<{ rideId: string }[]>()
    expect(left.map(({ rideId }) => rideId)).toEqual([other.id])
    const { changes } = (await rider.call('GET', `/api/changes?since=${before}`)).json<{
      changes: { noun: string; record: { deletedAt: string | null; revision: number } }[]
    }>()
    expect(changes.map(({ noun }) => noun)).toEqual(['ride-photos', 'ride-photos', 'rides'])
    expect(changes.every(({ record }) => record.deletedAt !== null)).toBe(true)
    expect(changes.map(({ record }) => record.revision - before)).toEqual([1, 2, 3])
    await app.close()
    await database.close()
  })
})

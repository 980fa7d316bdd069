import { Readable } from 'node:stream'
import type { RideTrack } from '@bluffline/contract'
import type { Caller } from '../../platform/caller.ts'
import { type ArchiveFile, zipOf } from './archive.ts'
import { jsonFiles, photoFile, rideFiles, waypointFile } from './files.ts'
import type { ExportRepository } from './repository.ts'

export interface ExportService {
  /** A zip archive with everything in the account. */
  readonly archive: (caller: Caller) => Promise<Readable>
}

interface ExportServiceDeps {
  readonly exports: ExportRepository
  readonly unpackTrack: (packed: string) => Promise<RideTrack | null>
  readonly now: () => Date
}

export const createExportService = ({ exports, unpackTrack, now }: ExportServiceDeps): ExportService => ({
  archive: async ({ accountId }) => {
    const account = await exports.account(accountId)
    const records = await exports.records(accountId)
    async function* files(): AsyncGenerator<ArchiveFile> {
      yield { name: 'account.json', content: `${JSON.stringify(account, null, 2)}\n` }
      yield* jsonFiles(records)
      yield { name: 'emergency.json', content: `${JSON.stringify(await exports.emergency(accountId), null, 2)}\n` }
      yield waypointFile(records)
      for (const record of records.filter(({ noun }) => noun === 'rides')) {
        const body = await exports.body(accountId, 'rides', record.id)
        const { track = null } = JSON.parse(body ?? '{}') as { track?: string | null }
        const unpacked = track === null ? null : await unpackTrack(track)
        if (unpacked) yield* rideFiles(record, unpacked)
      }
      for (const record of records.filter(({ noun }) => noun === 'ride-photos')) {
        const body = await exports.body(accountId, 'ride-photos', record.id)
        const { image = null } = JSON.parse(body ?? '{}') as { image?: string | null }
        if (image !== null) yield photoFile(record, image)
      }
    }
    return Readable.from(zipOf(files(), now()), { objectMode: false })
  },
})

import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type RideTrack, rideTrack } from '@bluffline/contract'

const inflate = promisify(gunzip)

/** A small file can inflate to anything; this is four days at a fix a second. */
const MOST_INFLATED_BYTES = 32 * 2 ** 20

const COLUMNS = ['lat', 'timeMs', 'accuracyM', 'altitudeM', 'speedMps', 'headingDeg'] as const

const hasEvenColumns = ({ pieces }: RideTrack): boolean =>
  pieces.every((piece) => COLUMNS.every((column) => (piece[column] ?? piece.lng).length === piece.lng.length))

/** The track in a packed one; null where it is damaged, too large or something else. */
export const unpackTrack = async (packed: string): Promise<RideTrack | null> => {
  try {
    const bytes = await inflate(Buffer.from(packed, 'base64'), { maxOutputLength: MOST_INFLATED_BYTES })
    const track = rideTrack.safeParse(JSON.parse(bytes.toString('utf8')))
    return track.success && hasEvenColumns(track.data) ? track.data : null
  } catch {
    return null
  }
}

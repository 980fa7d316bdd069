import { boundsOf, distanceM, metres, simplifyLine, type Position, type Track } from '@bluffline/core'

/** A hundredth of the ride's extent: what an eye can tell on a stamp. */
const SHARE = 0.01
const MOST_POINTS = 400

const isOnEarth = ({ lng, lat }: Position) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** The shape of a ride, for a picture the size of a stamp. */
export function outlineOf(recorded: Track): readonly (readonly Position[])[] {
  const track = recorded.map((piece) => piece.filter(isOnEarth))
  const bounds = boundsOf(track.flat())
  if (bounds === null) return []
  const { west, south, east, north } = bounds
  const extentM = distanceM({ lng: west, lat: south }, { lng: east, lat: north })
  const lines = track.map((piece) => simplifyLine(piece, metres(extentM * SHARE)).map(({ lng, lat }) => ({ lng, lat })))
  // Noise over one spot, or a lifetime of rides in one file: a stamp has no room for that.
  const every = Math.ceil(lines.reduce((sum, line) => sum + line.length, 0) / MOST_POINTS)
  return lines.map((line) => line.filter((_, i) => i % every === 0 || i === line.length - 1))
}

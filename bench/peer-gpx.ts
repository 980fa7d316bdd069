// The open methods of gpx.studio (github.com/gpxstudio/gpx.studio, folder gpx), written down anew, since its package is not on the registry:
// reading by fast-xml-parser into objects, and ascent from a profile that is simplified and averaged.
import { XMLParser } from 'fast-xml-parser'

interface PeerPoint {
  readonly attributes: { readonly lat: number; readonly lon: number }
  readonly ele?: number
  readonly time?: Date
}

/** Reads GPX as gpx.studio does: the same parser with the same choices, without the building of its own file objects afterwards. */
export function peerParse(text: string): number {
  const lists = new Set(['trk', 'trkseg', 'trkpt', 'wpt'])
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    attributesGroupName: 'attributes',
    isArray: (name) => lists.has(name),
    attributeValueProcessor: (name, value) => (name === 'lat' || name === 'lon' ? parseFloat(value) : value),
    tagValueProcessor: (name, value, _path, _attributes, isLeaf) => {
      if (!isLeaf) return value
      if (name === 'ele') return parseFloat(value)
      return name === 'time' ? new Date(value) : value
    },
  })
  const file = parser.parse(text) as { gpx: { trk: { trkseg: { trkpt: PeerPoint[] }[] }[] } }
  return file.gpx.trk.flatMap(({ trkseg }) => trkseg).reduce((sum, { trkpt }) => sum + trkpt.length, 0)
}

export interface ProfilePoint {
  readonly alongM: number
  readonly altitudeM: number
}

/** Corners of a profile that a polyline within `withinM` of altitude needs (Ramer, Douglas and Peucker). */
function cornersOf(profile: readonly ProfilePoint[], withinM: number): readonly number[] {
  const kept = new Set([0, profile.length - 1])
  const open: (readonly [number, number])[] = [[0, profile.length - 1]]
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span
    const [a, b] = [profile[from], profile[to]]
    if (a === undefined || b === undefined) continue
    let [farthest, awayM] = [-1, withinM]
    for (let i = from + 1; i < to; i++) {
      const { alongM, altitudeM } = profile[i] ?? a
      const share = b.alongM > a.alongM ? (alongM - a.alongM) / (b.alongM - a.alongM) : 0
      const away = Math.abs(altitudeM - a.altitudeM - share * (b.altitudeM - a.altitudeM))
      if (away > awayM) [farthest, awayM] = [i, away]
    }
    if (farthest < 0) continue
    kept.add(farthest)
    open.push([from, farthest], [farthest, to])
  }
  return [...kept].sort((x, y) => x - y)
}

const SIMPLIFIED_M = 20
const AVERAGED_M = 100

/** Ascent by gpx.studio's method: between corners of the profile altitudes are means over 100 m each way, at the corners they are as read. */
export function peerAscent(profile: readonly ProfilePoint[]): number {
  const corners = cornersOf(profile, SIMPLIFIED_M)
  let upM = 0
  for (const [k, from] of corners.entries()) {
    const to = corners[k + 1]
    if (to === undefined) break
    let before = profile[from]?.altitudeM ?? 0
    for (let i = from + 1; i <= to; i++) {
      const here = profile[i]
      if (here === undefined) break
      const near = (point: ProfilePoint) => Math.abs(point.alongM - here.alongM) <= AVERAGED_M
      const around = profile.slice(Math.max(from, i - 60), Math.min(to, i + 60) + 1).filter(near)
      const mean = around.reduce((sum, { altitudeM }) => sum + altitudeM, 0) / around.length
      const altitudeM = i === to ? here.altitudeM : mean
      upM += Math.max(0, altitudeM - before)
      before = altitudeM
    }
  }
  return upM
}

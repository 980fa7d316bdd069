// Plain GPX, GeoJSON and KML: somebody's tracks, by name.
import { readFile } from 'node:fs/promises'
import type { TrailUse } from '@bluffline/core'
import { FileError, readTrackFile, type TrackFile } from '@bluffline/interchange'
import { type Candidate, ImportError } from './candidate.ts'
import { fetchText, type Net } from './fetch-text.ts'
import { lineMiles, lineOf, pointOn } from './line.ts'

const bytesOf = async (net: Net, place: string): Promise<Uint8Array> =>
  /^https?:/.test(place) ? new TextEncoder().encode(await fetchText(net, place)) : readFile(place)

/** Reads a file or an address. A file that breaks off is refused: half a trail is a wrong trail. @throws ImportError */
export const readTracks = async (net: Net, place: string, format: TrackFile['format']): Promise<TrackFile> => {
  try {
    const file = await readTrackFile([await bytesOf(net, place)])
    if (file.format !== format) throw new ImportError(`${place} is ${file.format}, not ${format}.`)
    const [broken] = file.warnings.filter((warning) => /well-formed|What stood before/.test(warning))
    if (broken !== undefined) throw new ImportError(`${place} breaks off. ${broken}`)
    return file
  } catch (error) {
    if (error instanceof FileError) throw new ImportError(`${place}: ${error.message}`)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ImportError(`${place} is not there.`)
    throw error
  }
}

/** A candidate for each named track or route; `uses` are those the person importing vouches for. */
export const trackCandidates = (file: TrackFile, uses: readonly TrailUse[]) => {
  const skipped: string[] = []
  const candidates = file.tracks.flatMap(({ name: ownName, segments }, index): Candidate[] => {
    const name = ownName ?? (file.tracks.length === 1 ? file.name : null)
    const parts = segments.map(({ lng, lat, eleM }) =>
      Array.from(lng, (east, i) => {
        const [north = NaN, height = NaN] = [lat[i], eleM[i]]
        return Number.isNaN(height) ? [east, north] : [east, north, height]
      }),
    )
    const line = lineOf(parts)
    if (name === null || line === null) {
      skipped.push(`track ${index + 1}: ${name === null ? 'no name' : 'no line'}`)
      return []
    }
    const fields = { lengthMiles: Number(lineMiles(line).toFixed(2)), ...(uses.length > 0 ? { uses } : {}) }
    return [{ key: name, name, at: pointOn(line), line, fields }]
  })
  return { candidates, skipped }
}

import { readFileSync } from 'node:fs'
import { readTrackFile } from '@bluffline/interchange'
import { validateXML } from 'xmllint-wasm'

const SCHEMA = readFileSync(new URL('gpx-1.1.xsd', import.meta.url), 'utf8')

/** What breaks the GPX 1.1 schema, said by libxml2; nothing for a valid file. */
export const schemaErrors = async (gpx: string): Promise<readonly string[]> => {
  const { errors } = await validateXML({
    xml: [{ fileName: 'trail.gpx', contents: gpx }],
    schema: [{ fileName: 'gpx-1.1.xsd', contents: SCHEMA }],
  })
  return errors.map(({ message }) => message)
}

/** The tracks of a file as the app reads them, in `[lng, lat]`. */
export const importedLine = async (gpx: string): Promise<readonly (readonly (readonly [number, number])[])[]> => {
  const { tracks, warnings } = await readTrackFile([new TextEncoder().encode(gpx)])
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return tracks.flatMap(({ segments }) =>
    segments.map(({ lng, lat }) => Array.from(lng, (east, i) => [east, lat[i] ?? NaN] as const)),
  )
}

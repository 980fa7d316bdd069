// `npm run import -- usfs-trails`: what a live source would change in the catalogue; with --write it does.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TRAIL_USES, type TrailUse } from '@bluffline/core'
import { ROOT } from '../programs.ts'
import { ImportError } from './candidate.ts'
import { realNet } from './fetch-text.ts'
import { IMPORTERS } from './importers.ts'
import { progressOn } from './progress.ts'
import { runImport } from './run-import.ts'

const HELP = `npm run import -- <what> [files or addresses] [--write]

  usfs-trails         Forest Service trails (ArcGIS REST, the layer's address may follow)
  usfs-mvum           Motor Vehicle Use Map, roads and trails
  ridb                campgrounds of federal agencies; needs RIDB_API_KEY
  ridb-sites          the same with the counts and hookups of every campsite
  overpass            OpenStreetMap tracks and paths that name a machine
  gpx|geojson|kml     named tracks of files or addresses

  --write             write what the diff shows into content/facts; without it nothing changes
  --title "…"         where tracks of files come from (needed for files)
  --uses atv,utv      who may use them (needed for new trails of files)
`

const usesOf = (text: string): readonly TrailUse[] =>
  text.split(',').map((word) => {
    const use = TRAIL_USES.find((known) => known === word.trim())
    if (use === undefined) throw new ImportError(`${word} is no use; there are: ${TRAIL_USES.join(', ')}.`)
    return use
  })

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      title: { type: 'string' },
      uses: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [name = '', ...places] = positionals
  const importer = Object.hasOwn(IMPORTERS, name) ? IMPORTERS[name] : undefined
  if (values.help || importer === undefined) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  const request = {
    places,
    uses: values.uses === undefined ? [] : usesOf(values.uses),
    title: values.title ?? null,
    apiKey: process.env['RIDB_API_KEY'] || null,
    today: new Date().toISOString().slice(0, 10),
  }
  const answer = await importer(request, { net: realNet, progress: progressOn(process.stderr) })
  runImport(answer, {
    folder: join(ROOT, 'content/facts'),
    write: values.write,
    name,
    say: (text) => console.log(text),
  })
  return 0
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof ImportError ? error.message : error)
    process.exitCode = 1
  },
)

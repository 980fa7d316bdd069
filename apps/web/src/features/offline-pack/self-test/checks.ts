import { formatCount, rideToday, type IsoDay, type Vehicle } from '@bluffline/core'
import { readCopy } from '../../../data/catalog/catalog-copy.ts'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import { createTextIndex } from '../../../data/search/text-index.ts'
import { TRAILS } from '../../../data/trails/trail-sources.ts'
import { openAreaDatabase } from '../../../map/areas/area-database.ts'
import { checkTiles } from '../../../map/areas/area-shelf.ts'
import { loadBaseMap } from '../../../map/base/load-base-map.ts'
import type { Ports } from '../../../platform/ports.ts'
import { keptLists } from '../contents/kept-lists.ts'

/** `ok`: works with no signal. `bad`: does not. `note`: works, but the rider should know something. */
export interface CheckResult {
  readonly state: 'ok' | 'bad' | 'note'
  readonly words: string
}

export interface Check {
  readonly id: string
  readonly label: string
  readonly run: () => Promise<CheckResult>
}

interface Subject {
  readonly ports: Pick<Ports, 'appFiles' | 'geolocation' | 'speech' | 'disk'>
  readonly vehicle: Vehicle
  readonly today: IsoDay
}

const ok = (words: string): CheckResult => ({ state: 'ok', words })
const bad = (words: string): CheckResult => ({ state: 'bad', words })
const note = (words: string): CheckResult => ({ state: 'note', words })

const NO_LISTS = 'The trails are not on this device yet. Open the trail finder once with a signal.'

async function checkFiles({ ports }: Subject): Promise<CheckResult> {
  const check = await ports.appFiles.check()
  if (check === null) return bad('The app is not kept on this device yet. Open it once more with a signal.')
  if (check.broken.length > 0)
    return bad(`${check.broken.length} of ${check.files} files are damaged. Run this test again with a signal.`)
  const mended = check.mended.length > 0 ? ` ${check.mended.length} were damaged and have been mended.` : ''
  return ok(`${check.files} files, each as it was built.${mended}`)
}

async function checkLists(): Promise<CheckResult> {
  const lists = await keptLists()
  const missing = lists.filter(({ fetchedAt }) => fetchedAt === null).map(({ label }) => label)
  if (missing.length > 0) return bad(`Missing: ${missing.join(', ')}. They come by themselves when there is a signal.`)
  return ok(`${formatCount(lists.reduce((sum, { records }) => sum + records, 0))} records, all readable.`)
}

async function checkSearch(): Promise<CheckResult> {
  const trails = (await readCopy(TRAILS))?.records ?? []
  const [wanted] = trails
  if (!wanted) return bad(NO_LISTS)
  const index = createTextIndex(trails.map(({ name, county }) => ({ name, about: county })))
  const isFound = index.search(wanted.name).some((hit) => trails[hit.index]?.id === wanted.id)
  return isFound ? ok(`Searched ${trails.length} trails and found “${wanted.name}”.`) : bad('The search found nothing.')
}

async function checkVerdicts({ vehicle, today }: Subject): Promise<CheckResult> {
  const trails = (await readCopy(TRAILS))?.records ?? []
  if (trails.length === 0) return bad(NO_LISTS)
  const open = trails.filter((trail) => rideToday(trail, vehicle, today).verdict === 'open').length
  return ok(`Worked out for ${trails.length} trails: ${open} open to your machine today.`)
}

async function checkBaseMap(): Promise<CheckResult> {
  const map = await loadBaseMap()
  return Object.keys(map).length > 0 ? ok('Read and ready to draw.') : bad('The built-in map is empty.')
}

/** Writes what a recording would write, reads it back, and takes it away again. */
async function checkRecording(): Promise<CheckResult> {
  const database = await openRideDatabase()
  const id = `self-test-${crypto.randomUUID()}`
  await database.tracks.put({ rideId: id, pieces: [], lapsMs: [], waypoints: [] })
  const back = await database.tracks.get(id)
  await database.tracks.delete(id)
  return back ? ok('Written to the disk and read back.') : bad('What was written could not be read back.')
}

async function checkAreas(): Promise<CheckResult> {
  const { tiles, broken } = await checkTiles(openAreaDatabase)
  if (broken > 0)
    return bad(`${broken} of ${tiles} map tiles were damaged. They are fetched again when there is a signal.`)
  return tiles === 0
    ? ok('No areas kept. The built-in map needs none.')
    : ok(`${formatCount(tiles)} tiles, all intact.`)
}

async function checkPosition({ ports }: Subject): Promise<CheckResult> {
  const permission = await ports.geolocation.permission()
  if (permission === 'granted') return ok('Allowed. GPS needs no signal.')
  if (permission === 'unsupported') return bad('This browser gives no position.')
  if (permission === 'denied') return bad('Turned off for this site. Allow it in the site settings of your browser.')
  return note('Your phone will ask when you first need it. GPS needs no signal.')
}

const checkVoice = ({ ports }: Subject): Promise<CheckResult> =>
  Promise.resolve(
    ports.speech.hasVoice()
      ? ok('A voice is on this device.')
      : note('No voice here: turns are told by tones and on the screen.'),
  )

const checkPersistence = async ({ ports }: Subject): Promise<CheckResult> =>
  (await ports.disk.isPersistent())
    ? ok('The browser keeps it for good.')
    : note('The browser may throw it away when the device is full.')

/** Each part that has to work with no signal, tried on this device for real. */
export const checksOf = (subject: Subject): readonly Check[] => [
  { id: 'files', label: 'The app', run: () => checkFiles(subject) },
  { id: 'lists', label: 'Trails and places', run: checkLists },
  { id: 'search', label: 'Search', run: checkSearch },
  { id: 'verdicts', label: 'Open today?', run: () => checkVerdicts(subject) },
  { id: 'base-map', label: 'Built-in map', run: checkBaseMap },
  { id: 'areas', label: 'Kept areas', run: checkAreas },
  { id: 'recording', label: 'Ride recording', run: checkRecording },
  { id: 'position', label: 'Position', run: () => checkPosition(subject) },
  { id: 'voice', label: 'Voice', run: () => checkVoice(subject) },
  { id: 'kept', label: 'Storage', run: () => checkPersistence(subject) },
]

// The Geological Survey, the water office and the Weather Service as this machine plays them: `node agencies.ts PORT`. Their protocols are true,
// what they say is made up: every gauge stands at 3.2 ft and rises half a foot an hour, the Mulberry stands at a flood stage, Jasper has a warning.
import { createServer } from 'node:http'

const QUARTER_MS = 15 * 60_000
const MULBERRY = '07252000'

const quarterBefore = (quarters: number) => Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS - quarters * QUARTER_MS
const iso = (ms: number) => new Date(ms).toISOString().replace('.000Z', '+00:00')

const FROM_FT = 3.2
const FT_PER_QUARTER = 0.125
const sample = (site: string, code: '00065' | '00060', quarters: number) => {
  const stageFt = FROM_FT + (site === MULBERRY ? 15 : 0) - Math.min(quarters, 12) * FT_PER_QUARTER
  return {
    type: 'Feature',
    id: `${site}-${code}-${quarters}`,
    geometry: null,
    properties: {
      id: `${site}-${code}-${quarters}`,
      time_series_id: `${site}-${code}`,
      monitoring_location_id: `USGS-${site}`,
      parameter_code: code,
      statistic_id: '00011',
      time: iso(quarterBefore(quarters)),
      value: (code === '00065' ? stageFt : stageFt * 160).toFixed(2),
      unit_of_measure: code === '00065' ? 'ft' : 'ft^3/s',
      approval_status: 'Provisional',
      qualifier: null,
    },
  }
}

function survey(query: URLSearchParams) {
  const sites = (query.get('monitoring_location_id') ?? '').split(',').map((id) => id.replace('USGS-', ''))
  const since = Date.parse((query.get('time') ?? '').split('/')[0] ?? '')
  const count = Math.max(1, Math.ceil((Date.now() - since) / QUARTER_MS))
  const features = sites.flatMap((site) =>
    Array.from({ length: count }, (_, at) => [sample(site, '00065', at), sample(site, '00060', at)]).flat(),
  )
  return { type: 'FeatureCollection', features, numberReturned: features.length, links: [] }
}

const time = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z')
const statusOf = (lid: string) => ({
  observed: {
    primary: lid === 'MLBA4' ? 18.2 : FROM_FT,
    primaryUnit: 'ft',
    secondary: -9999,
    secondaryUnit: 'kcfs',
    floodCategory: lid === 'MLBA4' ? 'minor' : 'no_flooding',
    validTime: time(quarterBefore(0)),
  },
  forecast: { primary: -999, floodCategory: 'fcst_not_current', validTime: '0001-01-01T00:00:00Z' },
})
const STAGES = { action: { stage: 10 }, minor: { stage: 18 }, moderate: { stage: 20 }, major: { stage: 22 } }

function office(path: string) {
  const [, lid = '', part] = /\/gauges\/(\w+)(\/stageflow\/forecast)?/.exec(path) ?? []
  if (part !== undefined) {
    const data = [1, 2, 3, 4].map((at) => ({
      validTime: time(quarterBefore(-12 * at)),
      primary: [6, 11.5, 8, 5][at - 1],
      secondary: -999,
    }))
    return { issuedTime: time(quarterBefore(2)), primaryName: 'Stage', primaryUnits: 'ft', data }
  }
  if (lid !== '') return { lid, status: statusOf(lid), flood: { stageUnits: 'ft', categories: STAGES } }
  return { gauges: ['APBA4', 'MLBA4', 'BSGA4'].map((one) => ({ lid: one, status: statusOf(one) })) }
}

const HOUR_MS = 3_600_000
const period = (at: number, hours: number) => {
  const from = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + at * hours * HOUR_MS
  return {
    number: at + 1,
    name: hours === 1 ? '' : ['Today', 'Tonight', 'Tomorrow'][at],
    startTime: iso(from),
    endTime: iso(from + hours * HOUR_MS),
    isDaytime: at % 2 === 0,
    temperature: 38 - at,
    temperatureUnit: 'F',
    probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: 40 },
    relativeHumidity: { unitCode: 'wmoUnit:percent', value: 71 },
    windSpeed: '10 to 15 mph',
    windDirection: 'NW',
    shortForecast: 'Rain Showers Likely',
    detailedForecast: hours === 1 ? '' : 'Showers likely. Northwest wind 10 to 15 mph.',
  }
}
const WARNING = {
  id: 'urn:oid:2.49.0.1.840.0.stand-in',
  event: 'Flash Flood Warning',
  status: 'Actual',
  messageType: 'Alert',
  severity: 'Severe',
  headline: null,
  areaDesc: 'Newton, AR',
  description: 'Between 3 and 5 inches of rain have fallen.',
  instruction: 'Turn around, don’t drown.',
  senderName: 'NWS Little Rock AR',
}

function weather(path: string) {
  if (path.startsWith('/points/')) {
    const grid = 'https://api.weather.gov/gridpoints/LZK/40,110/forecast'
    return { properties: { forecast: grid, forecastHourly: `${grid}/hourly` } }
  }
  if (path.startsWith('/alerts/')) {
    const now = Date.now()
    const times = {
      sent: iso(now - HOUR_MS),
      onset: iso(now - HOUR_MS),
      expires: iso(now + HOUR_MS),
      ends: iso(now + 2 * HOUR_MS),
    }
    return { type: 'FeatureCollection', features: [{ properties: { ...WARNING, ...times } }] }
  }
  const hours = path.endsWith('/hourly') ? 1 : 12
  const periods = Array.from({ length: hours === 1 ? 24 : 3 }, (_, at) => period(at, hours))
  return { properties: { updateTime: iso(Date.now() - HOUR_MS), periods } }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [, agency = ''] = pathname.split('/')
  const path = pathname.slice(agency.length + 1)
  const answers: Readonly<Record<string, () => unknown>> = {
    usgs: () => survey(searchParams),
    nwps: () => office(path),
    nws: () => weather(path),
  }
  const answer = answers[agency]
  if (!answer) return void response.writeHead(404).end()
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answer()))
})
server.listen(Number(process.argv[2]), '127.0.0.1')

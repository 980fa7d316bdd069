import type { GaugeDetail, GaugeReading, Waterway } from '@bluffline/contract'

const source = { title: 'Park Service table', ref: 'https://example.org', asOf: '2026-07-04', seen: '2026-11' }

/** A water with one gauge that the Geological Survey and the Weather Service both know. */
export const testWater = (
  { id, name, site }: { readonly id: string; readonly name: string; readonly site: string },
  changes: Partial<Waterway> = {},
): Waterway => ({
  id,
  name,
  type: 'river_reach',
  county: 'Newton',
  counties: ['Newton'],
  region: 'Northwest',
  point: { lng: -93.3, lat: 36 },
  pointNote: null,
  summary: `${name}.`,
  difficulty: null,
  lengthMiles: null,
  gauges: [
    {
      nwsLid: 'APBA4',
      usgsSite: site,
      name: `${name} GAUGE`,
      point: { lng: -93.3, lat: 36 },
      inArkansas: true,
      role: 'reference',
      bedMoved: null,
    },
  ],
  actionStageFt: null,
  floodStageFt: null,
  nwsStages: null,
  flowBands: [],
  stageBands: [],
  accessPointIds: [],
  hazards: [],
  fishing: null,
  dam: null,
  caveats: [],
  notes: [],
  disputes: [],
  recalledFields: [],
  sources: [source],
  confidence: 'official',
  verified: true,
  ...changes,
})

export const testReading = (id: string, changes: Partial<GaugeReading> = {}): GaugeReading => ({
  id,
  stage: { value: 3.8, at: '2026-06-15T11:45:00.000Z' },
  flow: { value: 620, at: '2026-06-15T11:45:00.000Z' },
  trend: 'steady',
  riseFtPerHour: 0.01,
  floodCategory: 'below',
  forecast: null,
  ...changes,
})

export const testGaugeList = (...readings: GaugeReading[]) => ({
  readings,
  services: [
    { service: 'usgs', answeredAt: '2026-06-15T11:50:00.000Z', problem: null },
    { service: 'nwps', answeredAt: '2026-06-15T11:50:00.000Z', problem: null },
  ],
  asking: false,
})

export const testDetail = (reading: GaugeReading, changes: Partial<GaugeDetail> = {}): GaugeDetail => ({
  ...reading,
  stageSeries: [],
  flowSeries: [],
  forecastSeries: [],
  forecastIssuedAt: null,
  floodStages: null,
  services: [],
  ...changes,
})

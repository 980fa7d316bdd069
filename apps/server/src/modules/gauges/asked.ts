import type { GaugeServiceState } from '@bluffline/contract'
import { type GaugeSources, type Office, type Survey, surveyKey } from '../../platform/gauges/gauge-sources.ts'
import type { Asked } from '../../platform/outside/paced.ts'
import type { CatalogueGauge } from './repository.ts'

/** What is known of a service that this server does not ask. */
export const OFF = { known: null, problem: 'off' } as const

export const stateOf = (
  service: GaugeServiceState['service'],
  { known, problem }: Asked<unknown> | typeof OFF,
): GaugeServiceState => ({
  service,
  answeredAt: known === null ? null : new Date(known.atMs).toISOString(),
  problem,
})

/** So far back the page of a gauge looks. */
const DETAIL_HOURS = 72

type AskedSurvey = Awaited<ReturnType<Survey['ask']>> | typeof OFF

/** What two services say of one gauge; null of a service that does not know the gauge. */
export interface AskedGauge {
  readonly survey: AskedSurvey | null
  readonly office: AskedOffice | null
}
export interface AskedOffice {
  readonly all: Awaited<ReturnType<Office['all']['ask']>> | typeof OFF
  readonly stages: Awaited<ReturnType<Office['stages']['ask']>> | typeof OFF
  readonly forecast: Awaited<ReturnType<Office['forecast']['ask']>> | typeof OFF
}

async function askOffice(office: Office | null, lid: string): Promise<AskedOffice> {
  if (office === null) return { all: OFF, stages: OFF, forecast: OFF }
  // The list of all gauges may take a minute: whoever looks at one of them does not wait for it.
  office.all.refresh(['all'])
  const [stages, forecast] = await Promise.all([office.stages.ask(lid), office.forecast.ask(lid)])
  return { all: office.all.known('all'), stages, forecast }
}

/** Asks both services about one gauge. */
export async function askAbout({ usgsSite, nwsLid }: CatalogueGauge, sources: GaugeSources): Promise<AskedGauge> {
  const askSurvey = async (site: string): Promise<AskedSurvey> =>
    (await sources.survey?.ask(surveyKey(DETAIL_HOURS, [site]))) ?? OFF
  const [survey, office] = await Promise.all([
    usgsSite === null ? null : askSurvey(usgsSite),
    nwsLid === null ? null : askOffice(sources.office, nwsLid),
  ])
  return { survey, office }
}

import { randomBytes } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import { PLACE_NOUNS } from '@bluffline/contract'
import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { answerError } from './http/errors.ts'
import type { Implementation } from './http/implementation.ts'
import { checkComplete, registerEndpoints } from './http/register.ts'
import { addSecurityHeaders } from './http/security.ts'
import { serveVoiceModel } from './http/voice-model.ts'
import { serveWebApp } from './http/web-app.ts'
import { aboutRoutes } from './modules/about/routes.ts'
import { createHealthRepository } from './modules/health/repository.ts'
import { healthRoutes } from './modules/health/routes.ts'
import { createHealthService } from './modules/health/service.ts'
import { createPlaceRepository } from './modules/places/repository.ts'
import { listEndpointOf, placeRoutes } from './modules/places/routes.ts'
import { createPlaceService } from './modules/places/service.ts'
import { createTrailReportRepository } from './modules/trail-reports/repository.ts'
import { trailReportRoutes } from './modules/trail-reports/routes.ts'
import { createTrailReportService } from './modules/trail-reports/service.ts'
import { createTrailRepository } from './modules/trails/repository.ts'
import { trailRoutes } from './modules/trails/routes.ts'
import { createTrailService } from './modules/trails/service.ts'
import { createUserLeadRepository } from './modules/user-leads/repository.ts'
import { userLeadRoutes } from './modules/user-leads/routes.ts'
import { createUserLeadService } from './modules/user-leads/service.ts'
import { createAnswerCache } from './platform/answer-cache.ts'
import type { CurrentCatalogue } from './platform/catalogue-version.ts'
import type { Integration } from './platform/integrations.ts'
import type { Lifecycle } from './platform/lifecycle.ts'
import type { Log } from './platform/log.ts'
import type { Passwords } from './platform/passwords.ts'
import type { PacedSource } from './platform/availability/paced-source.ts'
import type { GaugeSources } from './platform/gauges/gauge-sources.ts'
import type { SignInProvider } from './platform/sign-in-provider.ts'
import type { WeatherSource } from './platform/weather/weather-source.ts'
import type { Channels } from './platform/channels/channel.ts'
import { integrationsOf, type Messaging } from './platform/channels/messaging.ts'
import { repeat, tidyDaily } from './platform/repeated-work.ts'
import { wireAccounts } from './wire-accounts.ts'
import { wireCampgrounds } from './wire-campgrounds.ts'
import { wireEmergency } from './wire-emergency.ts'
import { wireVoice, type VoiceParts } from './wire-voice.ts'
import { wireWater } from './wire-water.ts'

export type AppConfig = Pick<
  Config,
  | 'PUBLIC_URL'
  | 'TRUST_PROXY'
  | 'RATE_LIMIT_PER_MINUTE'
  | 'BODY_LIMIT_KB'
  | 'ANSWER_CACHE_MB'
  | 'BLUFFLINE_DEMO'
  | 'REALTIME_SESSIONS_PER_DAY'
>

/** Everything the app works with; it reads nothing else, and listens to nothing. */
export interface AppDeps extends VoiceParts {
  readonly config: AppConfig
  readonly log: Log
  readonly database: Pick<Database, 'db' | 'engine'>
  readonly catalogue: CurrentCatalogue
  readonly lifecycle: Lifecycle
  readonly integrations: readonly Integration[]
  readonly passwords: Passwords
  /** Null where none is configured. */
  readonly signInProvider: SignInProvider | null
  /** Where campsites are booked; null where nobody is asked. */
  readonly availability: PacedSource | null
  readonly gauges: GaugeSources
  /** Null where nobody is asked for the weather. */
  readonly weather: WeatherSource | null
  /** How people are reached who are not looking at the app. */
  readonly messaging: Messaging
  /** Runs something again and again until stopped. */
  readonly every: (periodMs: number, run: () => Promise<unknown>) => () => void
  readonly now: () => Date
  /** Where the built web app lies. */
  readonly webFolder: string
  readonly version: string
}

const wireLeads = ({ database: { db }, now }: AppDeps) => {
  const leads = createUserLeadService({ leads: createUserLeadRepository(db), now })
  return { implementations: userLeadRoutes(leads), tidy: leads.forgetOld }
}

const publicImplementations = (deps: AppDeps, channels: Channels): readonly Implementation[] => {
  const { db } = deps.database
  const source = { answers: createAnswerCache(deps.config.ANSWER_CACHE_MB * 2 ** 20), catalogue: deps.catalogue }
  const health = createHealthRepository(deps.database)
  return [
    ...trailRoutes(createTrailService({ ...source, trails: createTrailRepository(db) })),
    ...PLACE_NOUNS.flatMap((noun) => {
      const places = createPlaceRepository(db, noun)
      return placeRoutes(noun, createPlaceService({ ...source, places, endpoint: listEndpointOf(noun) }))
    }),
    ...trailReportRoutes(createTrailReportService({ reports: createTrailReportRepository(db), now: deps.now })),
    ...healthRoutes(
      createHealthService({ ...deps, health, integrations: [...deps.integrations, ...integrationsOf(channels)] }),
    ),
    ...aboutRoutes(deps.version),
  ]
}

const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request: FastifyRequest, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}

/** Unique over all processes: which one it is, and a number. */
const requestIds = (): (() => string) => {
  const process = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${process}-${(count += 1).toString(36)}`
}

const originOf = (publicUrl: string | undefined): string | null =>
  publicUrl === undefined ? null : new URL(publicUrl).origin

/** How many proxies are believed, or which. */
const trustedProxies = (proxies: Config['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** How often messages are looked for that are due, and rides that are overdue. */
const DELIVER_MS = 2_000
const PLANS_MS = 5_000
/** How often it is looked whether a watched stay is due. */
const WATCH_MS = 5 * 60_000

/** The web server itself: what it logs, trusts and refuses. */
const newServer = ({ config, log, realtime }: AppDeps): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: config.BODY_LIMIT_KB * 1024,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setErrorHandler(answerError)
  addSecurityHeaders(app, config.PUBLIC_URL, realtime?.callsUrl)
  if (log.isLevelEnabled('info')) logRequests(app)
  return app
}

export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { config } = deps
  const { doorkeeper, implementations, tidy } = wireAccounts(deps)
  const leads = wireLeads(deps)
  const origin = originOf(config.PUBLIC_URL)
  const onFailure = (error: unknown) => deps.log.error({ err: error }, 'a ride plan could not be looked at')
  const emergency = wireEmergency({ ...deps, db: deps.database.db, origin, onFailure })
  const { announceOpening, announceRise, quietWaysTo: channelsOf } = emergency
  const campgrounds = wireCampgrounds({ ...deps, isDemo: config.BLUFFLINE_DEMO, announceOpening, channelsOf })
  const water = wireWater(deps, { announceRise, channelsOf })
  const all = [
    ...publicImplementations(deps, emergency.channels),
    ...emergency.implementations,
    ...leads.implementations,
    ...campgrounds.implementations,
    ...water.implementations,
    ...wireVoice({ ...deps, db: deps.database.db }),
    ...implementations,
  ]
  checkComplete(all)
  const app = newServer(deps)
  const door = { ...doorkeeper, byAlertPass: emergency.byAlertPass }
  await app.register(emergency.registerHooks)
  await app.register(async (api) => {
    if (config.RATE_LIMIT_PER_MINUTE > 0) await api.register(rateLimit, { max: config.RATE_LIMIT_PER_MINUTE })
    registerEndpoints(api, { doorkeeper: door, publicOrigin: origin, bodyLimitKb: config.BODY_LIMIT_KB }, all)
  })
  tidyDaily(app, [tidy, leads.tidy, campgrounds.tidy, emergency.tidy])
  repeat(app, deps.every, [
    [WATCH_MS, campgrounds.checkWatches],
    [PLANS_MS, emergency.checkPlans],
    [DELIVER_MS, emergency.deliver],
  ])
  app.addHook('onClose', emergency.settled)
  await serveVoiceModel(app, deps.voiceFolder)
  app.addHook('onClose', water.stopWatching)
  await serveWebApp(app, deps.webFolder, origin)
  return app
}

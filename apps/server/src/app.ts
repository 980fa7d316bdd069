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
import { createExportRepository } from './modules/account-export/repository.ts'
import { exportRoutes } from './modules/account-export/routes.ts'
import { createExportService } from './modules/account-export/service.ts'
import { createAttemptRepository } from './modules/accounts/attempts/repository.ts'
import { createSlowDown } from './modules/accounts/attempts/slow-down.ts'
import { providerRoutes } from './modules/accounts/provider/routes.ts'
import { createProviderService } from './modules/accounts/provider/service.ts'
import { createAccountRepository } from './modules/accounts/repository.ts'
import { accountRoutes } from './modules/accounts/routes.ts'
import { createAccountService } from './modules/accounts/service.ts'
import { createSessionRepository } from './modules/accounts/sessions/repository.ts'
import { sessionRoutes } from './modules/accounts/sessions/routes.ts'
import { createSessionService } from './modules/accounts/sessions/service.ts'
import { createSigningKeyRepository } from './modules/accounts/tokens/repository.ts'
import { createSignedTokens } from './modules/accounts/tokens/signed.ts'
import { createSigningKeys } from './modules/accounts/tokens/signing-keys.ts'
import { createRecordRepository } from './modules/records/repository.ts'
import { recordRoutes } from './modules/records/routes.ts'
import { createRecordService } from './modules/records/service.ts'
import { unpackTrack } from './modules/records/track.ts'
import { createTripContextService } from './modules/records/trip-context.ts'
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
import type { Doorkeeper } from './platform/caller.ts'
import type { Lifecycle } from './platform/lifecycle.ts'
import type { Log } from './platform/log.ts'
import type { Passwords } from './platform/passwords.ts'
import type { PacedSource } from './platform/availability/paced-source.ts'
import type { GaugeSources } from './platform/gauges/gauge-sources.ts'
import type { SignInProvider } from './platform/sign-in-provider.ts'
import type { WeatherSource } from './platform/weather/weather-source.ts'
import { wireCampgrounds } from './wire-campgrounds.ts'
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
  /** Runs something again and again until stopped. */
  readonly every: (periodMs: number, run: () => Promise<unknown>) => () => void
  readonly now: () => Date
  /** Where the built web app lies. */
  readonly webFolder: string
  readonly version: string
}

interface Wired {
  readonly implementations: readonly Implementation[]
  readonly doorkeeper: Doorkeeper
  /** What is done once a day, so that nothing is kept longer than it is good for. */
  readonly tidy: () => Promise<void>
}

/** Accounts, sessions and what riders keep. */
const wireAccounts = ({ database: { db }, now, passwords, signInProvider }: AppDeps): Wired => {
  const accounts = createAccountRepository(db)
  const signed = createSignedTokens(createSigningKeys(createSigningKeyRepository(db), now), now)
  const sessions = createSessionService({ sessions: createSessionRepository(db), signed, now })
  const attempts = createAttemptRepository(db)
  const slowDown = createSlowDown(attempts, now)
  const records = createRecordRepository(db)
  const recordService = createRecordService({ records, now })
  const exports = createExportService({ exports: createExportRepository(db), unpackTrack, now })
  const provider =
    signInProvider && createProviderService({ provider: signInProvider, accounts, sessions, signed, now })
  return {
    doorkeeper: sessions,
    implementations: [
      ...accountRoutes(createAccountService({ accounts, sessions, passwords, slowDown, now }), sessions.endByToken),
      ...sessionRoutes(sessions),
      ...providerRoutes(provider),
      ...recordRoutes(recordService, createTripContextService({ records, now })),
      ...exportRoutes(exports),
    ],
    tidy: async () => {
      await sessions.endUnused()
      await attempts.forgetOlderThan(new Date(now().getTime() - DAY_MS))
      await recordService.forgetOldAnswers()
    },
  }
}

const wireLeads = ({ database: { db }, now }: AppDeps): Pick<Wired, 'implementations' | 'tidy'> => {
  const leads = createUserLeadService({ leads: createUserLeadRepository(db), now })
  return { implementations: userLeadRoutes(leads), tidy: leads.forgetOld }
}

const publicImplementations = (deps: AppDeps): readonly Implementation[] => {
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
    ...healthRoutes(createHealthService({ ...deps, health })),
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

const DAY_MS = 86_400_000
/** How often it is looked whether a watched stay is due. */
const WATCH_MS = 5 * 60_000

/** Puts away once a day what is over; a failure is logged and tried again the next day. */
const tidyDaily = (app: FastifyInstance, tidy: () => Promise<void>): void => {
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => app.log.error({ err: error }, 'tidying failed'))
  }, DAY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { config } = deps
  const { doorkeeper, implementations, tidy } = wireAccounts(deps)
  const leads = wireLeads(deps)
  const campgrounds = wireCampgrounds({ ...deps, isDemo: config.BLUFFLINE_DEMO })
  const water = wireWater(deps)
  const all = [
    ...publicImplementations(deps),
    ...leads.implementations,
    ...campgrounds.implementations,
    ...water.implementations,
    ...wireVoice(deps),
    ...implementations,
  ]
  checkComplete(all)
  const loggerInstance: FastifyBaseLogger = deps.log
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
  addSecurityHeaders(app, config.PUBLIC_URL, deps.realtime?.callsUrl)
  if (deps.log.isLevelEnabled('info')) logRequests(app)
  await app.register(async (api) => {
    if (config.RATE_LIMIT_PER_MINUTE > 0) await api.register(rateLimit, { max: config.RATE_LIMIT_PER_MINUTE })
    registerEndpoints(
      api,
      { doorkeeper, publicOrigin: originOf(config.PUBLIC_URL), bodyLimitKb: config.BODY_LIMIT_KB },
      all,
    )
  })
  tidyDaily(app, async () => {
    await tidy()
    await leads.tidy()
    await campgrounds.tidy()
  })
  const stopWatching = deps.every(WATCH_MS, campgrounds.checkWatches)
  app.addHook('onClose', async () => stopWatching())
  await serveVoiceModel(app, deps.voiceFolder)
  app.addHook('onClose', water.stopWatching)
  await serveWebApp(app, deps.webFolder, originOf(config.PUBLIC_URL))
  return app
}

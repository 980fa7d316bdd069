import { randomBytes } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import { PLACE_NOUNS } from '@bluffline/contract'
import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { answerError } from './http/errors.ts'
import type { Implementation } from './http/implementation.ts'
import { registerEndpoints } from './http/register.ts'
import { addSecurityHeaders } from './http/security.ts'
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
import { createAnswerCache } from './platform/answer-cache.ts'
import type { CurrentCatalogue } from './platform/catalogue-version.ts'
import type { Integration } from './platform/integrations.ts'
import type { Lifecycle } from './platform/lifecycle.ts'
import type { Log } from './platform/log.ts'

export type AppConfig = Pick<
  Config,
  'PUBLIC_URL' | 'TRUST_PROXY' | 'RATE_LIMIT_PER_MINUTE' | 'BODY_LIMIT_KB' | 'ANSWER_CACHE_MB'
>

/** Everything the app works with; it reads nothing else, and listens to nothing. */
export interface AppDeps {
  readonly config: AppConfig
  readonly log: Log
  readonly database: Pick<Database, 'db' | 'engine'>
  readonly catalogue: CurrentCatalogue
  readonly lifecycle: Lifecycle
  readonly integrations: readonly Integration[]
  /** Where the built web app lies. */
  readonly webFolder: string
  readonly version: string
}

const implementations = (deps: AppDeps): readonly Implementation[] => {
  const { db } = deps.database
  const source = { answers: createAnswerCache(deps.config.ANSWER_CACHE_MB * 2 ** 20), catalogue: deps.catalogue }
  const health = createHealthRepository(deps.database)
  return [
    ...trailRoutes(createTrailService({ ...source, trails: createTrailRepository(db) })),
    ...PLACE_NOUNS.flatMap((noun) => {
      const places = createPlaceRepository(db, noun)
      return placeRoutes(noun, createPlaceService({ ...source, places, endpoint: listEndpointOf(noun) }))
    }),
    ...trailReportRoutes(createTrailReportService({ reports: createTrailReportRepository(db), now: () => new Date() })),
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

/** How many proxies are believed, or which. */
const trustedProxies = (proxies: Config['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { config } = deps
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
  addSecurityHeaders(app, config.PUBLIC_URL)
  if (deps.log.isLevelEnabled('info')) logRequests(app)
  await app.register(async (api) => {
    if (config.RATE_LIMIT_PER_MINUTE > 0) await api.register(rateLimit, { max: config.RATE_LIMIT_PER_MINUTE })
    registerEndpoints(api, implementations(deps))
  })
  await serveWebApp(app, deps.webFolder)
  return app
}

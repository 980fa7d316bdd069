import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadCatalog } from '@bluffline/content'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { readCatalogueState } from './db/catalogue-state.ts'
import type { Database } from './db/client.ts'
import { DataFolderInUse } from './db/data-lock.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { seed } from './db/seed.ts'
import { warmUp } from './http/warm-up.ts'
import { createOutsideSources } from './outside-sources.ts'
import { isBuilt } from './http/web-app.ts'
import { createCurrentCatalogue } from './platform/catalogue-version.ts'
import { createLifecycle } from './platform/lifecycle.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMessaging, REAL_EDGES } from './platform/channels/messaging.ts'
import { createPacedSource } from './platform/availability/paced-source.ts'
import { createRecreationGov } from './platform/availability/recreation-gov.ts'
import { argon2, createPasswords } from './platform/passwords.ts'
import { createRealtimeSource } from './platform/realtime/realtime-source.ts'
import { createShutdown } from './platform/shutdown.ts'
import { createSignInProvider } from './platform/sign-in-provider.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const WEB_FOLDER = join(ROOT, 'apps/web/dist')
/** Another server on the same PostgreSQL may bring a newer catalogue. */
const CATALOGUE_CHECK_MS = 30_000

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Ends the start with one line; a bug keeps its stack. */
const giveUp = (error: unknown): never => {
  const code = (error as { code?: unknown }).code
  if (error instanceof DataFolderInUse) say(error.message)
  else if (code === 'EADDRINUSE') say('The port is taken by another program. Stop it, or set PORT to another number.')
  else if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    say('DATABASE_URL does not lead to a database that answers.')
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exit(1)
}

const configuration = (): Config => {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
  const result = readConfig(process.env)
  if (!result.ok) {
    say(result.problem)
    process.exit(1)
  }
  return { ...result.config, DATA_DIR: resolve(ROOT, result.config.DATA_DIR) }
}

const versionOfApp = (): string => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return version
}

const openStore = async (config: Config): Promise<Database> => {
  if (config.DATABASE_URL === undefined) {
    const isNew = !existsSync(join(config.DATA_DIR, 'database'))
    say(isNew ? `Creating the database in ${config.DATA_DIR} …` : `Opening the database in ${config.DATA_DIR} …`)
  } else {
    say('Connecting to PostgreSQL …')
  }
  const database = await openDatabase(config)
  const applied = await migrate(database.db)
  if (applied.length > 0) say(`Database schema brought up to date (${applied.join(', ')}).`)
  const catalogue = loadCatalog()
  if (await seed(database.db, catalogue)) say(`Catalogue loaded: ${catalogue.trails.length} trails.`)
  return database
}

const addressOf = (config: Config, app: FastifyInstance): string => {
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.PORT
  return (
    config.PUBLIC_URL ??
    `http://${config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST}:${port}`
  )
}

/** The sign-in provider of the configuration; null where there is none. */
const providerOf = ({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }: Config) =>
  issuer === undefined || clientId === undefined ? null : createSignInProvider({ issuer, clientId, clientSecret })

/** The realtime voice service of the configuration; null where there is none. */
const realtimeOf = ({ REALTIME_URL: base, REALTIME_API_KEY: apiKey, REALTIME_MODEL: model }: Config) =>
  base === undefined || apiKey === undefined ? null : createRealtimeSource({ fetch, base, apiKey, model })

/** Where campsites are booked, asked politely and by name; null where that is switched off. */
const availabilityOf = ({ RECREATION_GOV_URL: address, PUBLIC_URL: home }: Config, version: string) => {
  if (address === 'off') return null
  const userAgent = `Bluffline/${version} (${home === undefined ? 'campground availability' : `+${home}`})`
  const nowMs = () => Date.now()
  const source = createRecreationGov({ fetch, base: address.replace(/\/+$/, ''), userAgent, nowMs })
  return createPacedSource(source, nowMs)
}

/** Again and again, as long as the process has something else to live for. A failure is logged, and the next time comes. */
const everyWith =
  (log: Log) =>
  (periodMs: number, run: () => Promise<unknown>): (() => void) => {
    const timer = setInterval(() => {
      run().catch((error: unknown) => log.error({ err: error }, 'repeated work failed'))
    }, periodMs)
    timer.unref()
    return () => clearInterval(timer)
  }

const voiceFolderOf = ({ VOICE_MODEL_DIR: folder, DATA_DIR: data }: Config): string =>
  folder === undefined ? join(data, 'voice-model') : resolve(ROOT, folder)

const start = async (): Promise<void> => {
  const config = configuration()
  const lifecycle = createLifecycle()
  const database = await openStore(config)
  const catalogue = createCurrentCatalogue(() => readCatalogueState(database.db))
  await catalogue.refresh()
  const signInProvider = providerOf(config)
  const [log, version] = [createLog(config.LOG_LEVEL), versionOfApp()]
  const availability = availabilityOf(config, version)
  const onProblem = (error: unknown) => log.error({ err: error }, 'an answer from outside was not kept')
  const realtime = realtimeOf(config)
  const outside = await createOutsideSources(config, database.db, { version, onProblem })
  const app = await createApp({
    config,
    log,
    database,
    catalogue,
    lifecycle,
    integrations: [
      { name: 'oidc', state: () => signInProvider?.state() ?? 'off' },
      { name: 'recreation.gov', state: () => availability?.state() ?? 'off' },
      { name: 'realtime', state: () => (realtime === null ? 'off' : 'configured') },
      ...outside.integrations,
    ],
    passwords: createPasswords(argon2),
    signInProvider,
    availability,
    gauges: outside.gauges,
    weather: outside.weather,
    realtime,
    voiceFolder: voiceFolderOf(config),
    messaging: createMessaging(config, REAL_EDGES),
    every: everyWith(log),
    now: () => new Date(),
    webFolder: WEB_FOLDER,
    version,
  })
  const check = setInterval(() => void catalogue.refresh().catch(() => {}), CATALOGUE_CHECK_MS)
  const stop = async () => {
    lifecycle.enter('stopping')
    clearInterval(check)
    await app.close()
    await database.close()
  }
  const shutdown = createShutdown({
    stop,
    say,
    exit: (code) => process.exit(code),
    nowMs: () => performance.now(),
    waitAtMostMs: config.SHUTDOWN_SECONDS * 1000,
  })
  process.on('SIGINT', shutdown).on('SIGTERM', shutdown)
  await app.listen({ port: config.PORT, host: config.HOST })
  lifecycle.enter('ready')
  if (!isBuilt(WEB_FOLDER)) say('The web app is not built, so only the API answers. Build it with: npm run build')
  say(`Bluffline is ready: ${addressOf(config, app)}`)
  await warmUp(app)
}

start().catch(giveUp)

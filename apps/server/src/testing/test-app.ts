import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { type AppDeps, createApp } from '../app.ts'
import { readCatalogueState } from '../db/catalogue-state.ts'
import type { Database } from '../db/client.ts'
import { type Config, readConfig } from '../config.ts'
import { createCurrentCatalogue } from '../platform/catalogue-version.ts'
import { createMessaging, REAL_EDGES } from '../platform/channels/messaging.ts'
import { createLifecycle, type Lifecycle } from '../platform/lifecycle.ts'
import { NO_GAUGE_SOURCES } from '../platform/gauges/gauge-sources.ts'
import { createLog } from '../platform/log.ts'
import { createPasswords } from '../platform/passwords.ts'
import { quickHash } from './quick-hash.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly lifecycle: Lifecycle
}

/** The defaults, without a limit on calls, and what a test changes. */
export const configWith = (variables: Readonly<Record<string, string>>): Config => {
  const read = readConfig({ RATE_LIMIT_PER_MINUTE: '0', ...variables })
  if (!read.ok) throw new Error(read.problem)
  return read.config
}

/** The app as it is served, without a limit on calls and without a web build unless a test brings one. */
export const createTestApp = async (database: Database, changes: Partial<AppDeps> = {}): Promise<TestApp> => {
  const catalogue = createCurrentCatalogue(() => readCatalogueState(database.db))
  await catalogue.refresh()
  const lifecycle = createLifecycle()
  lifecycle.enter('ready')
  const app = await createApp({
    config: configWith({}),
    log: createLog('silent'),
    database,
    catalogue,
    lifecycle,
    integrations: [],
    passwords: createPasswords(quickHash),
    signInProvider: null,
    availability: null,
    gauges: NO_GAUGE_SOURCES,
    weather: null,
    realtime: null,
    voiceFolder: join(tmpdir(), 'no-speech-model-here'),
    messaging: createMessaging(configWith({}), REAL_EDGES),
    every: () => () => {},
    now: () => new Date(),
    webFolder: join(tmpdir(), 'no-web-app-here'),
    version: '1.2.3',
    ...changes,
  })
  return { app, lifecycle: changes.lifecycle ?? lifecycle }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)))
    })
  })

// This file is read again by each worker: what the first reading chose, the others find in the environment.
const PORT = (process.env['E2E_PORT'] ??= await freePort())
/** Where the agencies for water and weather are played, see support/agencies.ts. */
const AGENCIES_PORT = (process.env['E2E_AGENCIES_PORT'] ??= await freePort())
const agency = (name: string) => `http://127.0.0.1:${AGENCIES_PORT}/${name}`
const AGENCIES = { USGS_WATER_URL: agency('usgs'), NWPS_URL: agency('nwps'), NWS_URL: agency('nws') }
/** Where a test plays the realtime voice service, see support/voice-service.ts. */
const VOICE_PORT = (process.env['E2E_VOICE_PORT'] ??= await freePort())
const VOICE = { REALTIME_URL: `http://127.0.0.1:${VOICE_PORT}/v1`, REALTIME_API_KEY: 'the-key-of-the-server' }
/** Where a test plays a sign-in provider, see support/sign-in-provider.ts. */
const OIDC_PORT = (process.env['E2E_OIDC_PORT'] ??= await freePort())
const OIDC = {
  OIDC_ISSUER: `http://127.0.0.1:${OIDC_PORT}`,
  OIDC_CLIENT_ID: 'bluffline',
  OIDC_CLIENT_SECRET: 'a secret between two servers',
}
const DATA_DIR = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'bluffline-e2e-')))

// Workers end earlier than the process that started them, which alone removes the database.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  process.on('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))
}

/** No name but this machine's leads anywhere: whatever a page needs from elsewhere is missing, as it is on the trail. */
const NO_NETWORK = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const SOFTWARE_WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export default defineConfig({
  testDir: '.',
  globalSetup: './needs-build.config.ts',
  outputDir: join(ROOT, 'test-results'),
  // One text for every machine: what a snapshot holds depends on none.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    colorScheme: 'dark',
    timezoneId: 'America/Chicago',
    trace: 'retain-on-failure',
    // Where a worker answers, a test cannot cut the network under the page; what the worker does has tests of its own.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', NO_NETWORK, ...QUIET, ...SOFTWARE_WEBGL],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: /(journeys|layout)[^/]*[.]spec[.]ts$/,
      // What a verdict says on other days is the same in a wide window.
      grepInvert: /Wolf Pen Gap says in /,
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" apps/e2e/support/agencies.ts ${AGENCIES_PORT}`,
      cwd: ROOT,
      port: Number(AGENCIES_PORT),
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: `"${process.execPath}" apps/server/src/main.ts`,
      cwd: ROOT,
      env: {
        PORT,
        DATA_DIR,
        HOST: 'localhost',
        RATE_LIMIT_PER_MINUTE: '0',
        DATABASE_URL: '',
        RECREATION_GOV_URL: 'off',
        ...VOICE,
        ...OIDC,
        ...AGENCIES,
      },
      url: `http://localhost:${PORT}/api/health/ready`,
      timeout: 180_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})

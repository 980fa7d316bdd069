import { configDefaults, defineConfig } from 'vitest/config'

/** On PostgreSQL: what asks no database, or starts an embedded one of its own, has been tried already. */
const DONE_BEFORE =
  process.env['TEST_DATABASE_URL'] === undefined ? [] : ['src/admin.test.ts', 'src/config.test.ts', 'src/platform/**']

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...DONE_BEFORE],
    environment: 'node',
    maxWorkers: '100%',
    setupFiles: ['../../tools/seeded-properties.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // A database starts in one second on a free machine and in ten on a busy one.
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
})

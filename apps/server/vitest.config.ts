import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tools/seeded-properties.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // A database starts in one second on a free machine and in ten on a busy one.
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const setupFiles = [fileURLToPath(new URL('tools/seeded-properties.ts', import.meta.url))]

// How fast the machine is is no part of any test; the limit is there for what never ends.
const node = (name: string, include: string[], isolate = true) => ({
  test: {
    name,
    include,
    isolate,
    environment: 'node' as const,
    setupFiles,
    // One for each core, said by every project: Vitest would leave one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
/** Nothing in these packages has a state of its own that a test could leave to the next. */
const PURE = false

export default defineConfig({
  test: {
    projects: [
      node('core', ['packages/core/src/**/*.test.ts'], PURE),
      node('contract', ['packages/contract/src/**/*.test.ts'], PURE),
      node('interchange', ['packages/interchange/src/**/*.test.ts']),
      node('content', ['content/src/**/*.test.ts']),
      node('tools', ['tools/**/*.test.ts', 'bench/**/*.test.ts']),
      './apps/server/vitest.config.ts',
      './apps/web/vitest.config.ts',
    ],
  },
})

import { defineConfig } from 'vitest/config'

const node = (name: string, include: string[]) => ({ test: { name, include, environment: 'node' as const } })

export default defineConfig({
  test: {
    projects: [
      node('core', ['packages/core/src/**/*.test.ts']),
      node('contract', ['packages/contract/src/**/*.test.ts']),
      node('interchange', ['packages/interchange/src/**/*.test.ts']),
      node('content', ['content/src/**/*.test.ts']),
      node('tools', ['tools/**/*.test.ts', 'bench/**/*.test.ts']),
      './apps/server/vitest.config.ts',
      './apps/web/vitest.config.ts',
    ],
  },
})

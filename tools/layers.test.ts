// Each rule of .dependency-cruiser.mjs is fired by a planted violation, and no other rule with it.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from './programs.ts'

const { default: config } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as { default: IConfiguration }
const rules = config.forbidden?.map(({ name }) => name) ?? []

const EXPORT = 'export const one = 1\n'
const CLEAN: Readonly<Record<string, string>> = {
  'packages/core/src/index.ts': "export { one } from './deep.ts'\n",
  'packages/core/src/deep.ts': EXPORT,
  'packages/contract/src/index.ts':
    "import { one } from '@bluffline/core'\nimport { z } from 'zod'\nexport const two = [one, z]\n",
  'packages/contract/src/a.test.ts': "import { it } from 'vitest'\nit.todo('a')\n",
  'content/src/index.ts': EXPORT,
  'apps/web/src/main.tsx': "import { App } from './app/app.tsx'\nexport const root = App\n",
  'apps/web/src/app/app.tsx':
    "import { feature } from '../features/trail/feature.ts'\nexport const App = () => <p>{feature.id}</p>\n",
  'apps/web/src/features/trail/feature.ts':
    "import { define } from '../../kit/define.ts'\nexport const feature = define({ id: 'trail', load: () => import('./trail-page.tsx') })\n",
  'apps/web/src/features/trail/trail-page.tsx':
    "import { one } from '../../data/one.ts'\nimport { Button } from '../../ui/button.tsx'\nexport const Page = () => <Button>{one}</Button>\n",
  'apps/web/src/features/saved/list.ts': EXPORT,
  'apps/web/src/data/one.ts': "import { one } from '@bluffline/core'\nexport { one }\n",
  'apps/web/src/map/map.tsx': EXPORT,
  'apps/web/src/platform/clock.ts': EXPORT,
  'apps/web/src/ui/button.tsx': EXPORT,
  'apps/web/src/kit/define.ts': 'export const define = <T,>(feature: T) => feature\n',
  'apps/server/src/app.ts': "import { routes } from './modules/trail/routes.ts'\nexport const app = routes\n",
  'apps/server/src/db/client.ts': EXPORT,
  'apps/server/src/modules/trail/routes.ts': "import { service } from './service.ts'\nexport const routes = service\n",
  'apps/server/src/modules/trail/service.ts':
    "import type { Repository } from './repository.ts'\nexport const service = (r: Repository) => r\n",
  'apps/server/src/modules/trail/repository.ts':
    "import type { one } from '../../db/client.ts'\nexport type Repository = typeof one\n",
  'apps/server/src/modules/park/service.ts': EXPORT,
  'tools/tool.ts': EXPORT,
}

/** Rule, file, the line added to it, and other rules that the same line rightly breaks. */
const PLANTED: readonly (readonly [rule: string, file: string, line: string, also?: readonly string[]])[] = [
  ['resolvable', 'tools/tool.ts', "import './not-there.ts'"],
  ['no-cycles', 'packages/core/src/deep.ts', "import './index.ts'"],
  ['core-is-pure', 'packages/core/src/deep.ts', "import 'zod'"],
  ['core-is-pure', 'packages/core/src/deep.ts', "import 'node:fs'"],
  ['contract-knows-core-only', 'packages/contract/src/index.ts', "import 'react'"],
  ['apps-never-import-apps', 'apps/web/src/data/one.ts', "import type { app } from '../../../server/src/app.ts'"],
  ['features-are-islands', 'apps/web/src/features/trail/trail-page.tsx', "import '../saved/list.ts'"],
  ['app-sees-only-manifests', 'apps/web/src/app/app.tsx', "import '../features/saved/list.ts'"],
  ['nothing-imports-app', 'apps/web/src/features/saved/list.ts', "import '../../app/app.tsx'"],
  ['features-are-on-top', 'apps/web/src/map/map.tsx', "import type { one } from '../features/saved/list.ts'"],
  ['edges-stay-below-data', 'apps/web/src/platform/clock.ts', "import '../data/one.ts'"],
  ['server-steps-point-down', 'apps/server/src/modules/trail/repository.ts', "import './routes.ts'", ['no-cycles']],
  ['ui-knows-no-domain', 'apps/web/src/ui/button.tsx', "import '@bluffline/core'"],
  ['modules-are-islands', 'apps/server/src/modules/trail/service.ts', "import '../park/service.ts'"],
  ['only-repositories-touch-db', 'apps/server/src/modules/trail/service.ts', "import '../../db/client.ts'"],
  ['manifest-stays-light', 'apps/web/src/features/trail/feature.ts', "import { Page } from './trail-page.tsx'"],
  ['no-deep-package-imports', 'apps/web/src/data/one.ts', "import '../../../../packages/core/src/deep.ts'"],
  ['no-deep-package-imports', 'tools/tool.ts', "import '../packages/core/src/deep.ts'"],
  ['packages-know-no-app', 'content/src/index.ts', "import '../../tools/tool.ts'"],
  ['kit-is-the-floor', 'apps/web/src/kit/define.ts', "import '../platform/clock.ts'"],
  ['app-runs-no-content-code', 'apps/web/src/map/map.tsx', "import '@bluffline/content'"],
]

let tree = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

const installed = (name: string, place: string, entry: string) => {
  write(join(place, 'package.json'), JSON.stringify({ name, type: 'module', exports: { '.': entry } }))
  mkdirSync(dirname(join(tree, 'node_modules', name)), { recursive: true })
  if (!place.startsWith('node_modules')) symlinkSync(join(tree, place), join(tree, 'node_modules', name))
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const [file, text] of Object.entries(CLEAN)) write(file, text)
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "jsx": "react-jsx", "allowImportingTsExtensions": true, "noEmit": true } }',
  )
  for (const name of ['core', 'contract']) installed(`@bluffline/${name}`, `packages/${name}`, './src/index.ts')
  installed('@bluffline/content', 'content', './src/index.ts')
  for (const name of ['zod', 'react', 'vitest']) {
    installed(name, `node_modules/${name}`, './index.js')
    write(`node_modules/${name}/index.js`, EXPORT)
  }
})
afterEach(() => rmSync(tree, { recursive: true }))

const brokenRules = async (): Promise<readonly string[]> => {
  const { tsConfig: _, ...options } = config.options ?? {}
  const { output } = await cruise(
    ['packages', 'content', 'apps', 'tools'],
    { ...options, baseDir: tree, validate: true, ruleSet: config },
    { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  )
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))].toSorted()
}

describe('the layers', () => {
  it('are kept by a clean tree', async () => {
    expect(await brokenRules()).toEqual([])
  })

  const planted = PLANTED.map(([rule, file, line, also = []]) => ({ rule, file, line, also }))
  it.each(planted)('are guarded by $rule: $file may not say $line', async ({ rule, file, line, also }) => {
    write(file, `${line}\n${CLEAN[file] ?? ''}`)
    expect(await brokenRules()).toEqual([rule, ...also].toSorted())
  })

  it('have a planted violation for each rule', () => {
    expect([...new Set(PLANTED.map(([rule]) => rule))].toSorted()).toEqual(rules.toSorted())
  })
})

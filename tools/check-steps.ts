import { availableParallelism } from 'node:os'
import { programOf } from './programs.ts'
import { runSteps, type Step, type Tally } from './steps.ts'

const LAYERED = ['packages', 'content', 'apps', 'tools', 'bench']

/** The slowest first, so that the short ones fill the gaps. */
const steps = (): readonly Step[] => [
  {
    name: 'lint',
    args: [
      programOf('eslint'),
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  },
  {
    name: 'format',
    args: [
      programOf('prettier'),
      '--check',
      '.',
      '--cache',
      '--cache-location',
      'node_modules/.cache/prettier/check',
      '--log-level',
      'warn',
    ],
  },
  { name: 'types', args: ['tools/typecheck.ts'] },
  { name: 'unused', args: [programOf('knip'), '--no-progress', '--treat-config-hints-as-errors'] },
  {
    name: 'layers',
    args: [programOf('dependency-cruiser', 'depcruise'), ...LAYERED, '--config', '.dependency-cruiser.mjs'],
  },
  { name: 'catalogue', args: ['content/src/check-content.ts'] },
  { name: 'routes doc', args: ['tools/make-routes-doc.ts', '--check'] },
]

/** Types, lint, layers, unused code, formatting, the catalogue and the route document. */
export const runCheck = (): Promise<Tally> => runSteps(steps(), Math.min(3, availableParallelism()))

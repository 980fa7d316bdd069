import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { bareQuantities } from './eslint.units.mjs'

const bans = [
  ...bareQuantities,
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'ExportAllDeclaration', message: 'List what you export.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
  // Without it what follows an await is outside the transaction, and each write stands alone.
  {
    selector:
      "CallExpression[callee.property.name='transaction'][arguments.length>2] > ArrowFunctionExpression[async=false]",
    message: 'Dexie keeps a transaction across awaits only for a function that is `async` itself.',
  },
  {
    selector: "CallExpression[callee.name='liveQuery'] > ArrowFunctionExpression[async=false]",
    message: 'Dexie sees what is read across awaits only for a function that is `async` itself.',
  },
]

export default ts.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '**/*.d.ts'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: ts.parser },
    plugins: { '@typescript-eslint': ts.plugin, 'react-hooks': reactHooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'max-depth': ['error', 3],
      'max-params': ['error', 3],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...bans],
    },
  },
  {
    files: ['packages/core/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
        { object: 'Math', property: 'random', message: 'Take randomness as an argument.' },
      ],
      'no-restricted-globals': [
        'error',
        'fetch',
        'setTimeout',
        'setInterval',
        'localStorage',
        'console',
        'window',
        'process',
      ],
    },
  },
  // A describe block, a Playwright journey or a JSX page reads top to bottom; the line count of the file still holds.
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'apps/e2e/**', 'bench/**'],
    rules: {
      'max-lines-per-function': 'off',
      'max-params': 'off',
      'no-restricted-syntax': ['error', ...bans.slice(bareQuantities.length)],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }] },
  },
  // What a package offers is a list of names, one place for all of them.
  { files: ['packages/*/src/index.ts'], rules: { 'max-lines': 'off' } },
  // Tools that read these files ask for a default export.
  { files: ['**/*.config.ts', '**/*.config.mjs'], rules: { 'no-restricted-syntax': 'off' } },
)

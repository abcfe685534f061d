import { readdirSync } from 'node:fs'
import query from '@tanstack/eslint-plugin-query'
import imports from 'eslint-plugin-import-x'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Imports have one direction: app imports features, and features import shared. No feature imports another feature. */
const features = readdirSync(new URL('src/features', import.meta.url))
const zones = [
  { target: './src/shared', from: ['./src/features', './src/app'] },
  { target: './src/features', from: './src/app' },
  ...features.map((name) => ({ target: `./src/features/${name}`, from: './src/features', except: [`./${name}`] })),
  { target: './src/testing', from: ['./src/features', './src/app'] },
  ...features.map((name) => ({ target: `./src/features/${name}/views`, from: `./src/features/${name}/page` })),
  { target: './src/features/listing/state', from: './src/features/listing', except: ['./state'] },
  { target: './src/features/listing/filters', from: ['./src/features/listing/page', './src/features/listing/results'] },
  { target: './src/features/listing/map', from: ['./src/features/listing/page', './src/features/listing/filters', './src/features/listing/results'] },
  { target: './src/features/listing/results', from: ['./src/features/listing/page', './src/features/listing/filters'] },
]

/** Views get values and callbacks as props. Views must not fetch data or use the router. */
const FORBIDDEN_IN_VIEWS = ['@tanstack/react-query', 'openapi-fetch', 'react-router', '@/shared/api/client']

export default tseslint.config(
  { ignores: ['dist', 'src/shared/api/schema.ts', 'playwright-report', 'test-results'] },
  ...tseslint.configs.strict,
  hooks.configs.flat['recommended-latest'] ?? hooks.configs.flat.recommended,
  ...query.configs['flat/recommended'],
  {
    plugins: { 'import-x': imports },
    settings: { 'import-x/resolver': { typescript: true, node: { extensions: ['.ts', '.tsx'] } } },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-cycle': 'error',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'MemberExpression[object.name="PATHS"]:not(:function MemberExpression)', message: 'The paths are not known while modules load. Read them in a function.' },
      ],
    },
  },
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: [
      'src/features/*/results/**',
      'src/features/*/filters/**',
      'src/features/*/map/**',
      'src/features/*/views/**',
      'src/shared/course/**',
      'src/shared/ui/**',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: FORBIDDEN_IN_VIEWS }] },
  },
)

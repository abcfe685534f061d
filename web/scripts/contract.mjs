/**
 * Generates four JSON files, the table of languages, the limits and the TypeScript types from the Python code.
 * The argument `write` updates the files. With the argument `check`, the script fails if a file differs from the code.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

const web = dirname(dirname(fileURLToPath(import.meta.url)))
const root = dirname(web)
const HEADER = '// Generated from openapi.json by `npm run generate`. Do not edit.\n\n'

function findPython() {
  const virtualEnvironment = join(root, '.venv', 'bin', 'python')
  return process.env.PYTHON ?? (existsSync(virtualEnvironment) ? virtualEnvironment : 'python3')
}

function runPython(module) {
  return execFileSync(findPython(), ['-m', module], { cwd: root, encoding: 'utf8' })
}

function readCurrentContract() {
  return JSON.stringify(JSON.parse(runPython('api.openapi')), null, 2) + '\n'
}

function buildLimits(openapi) {
  const filters = openapi.components.schemas.ListingFilters.properties
  return (
    HEADER +
    '/** The longest search text that the API takes. */\n' +
    `export const SEARCH_TEXT_MAX_CHARACTERS = ${filters.course.maxLength}\n\n` +
    '/** The most values that one filter of a body may carry. */\n' +
    `export const FILTER_VALUES_MAX = ${filters.disciplines.maxItems}\n\n` +
    '/** The most parts of a text that are searched as words. */\n' +
    `export const LITERAL_PARTS_MAX = ${openapi.components.schemas.SearchRequest.properties.literal.maxItems}\n`
  )
}

/**
 * Builds the table of languages. The table has a type for the plural forms of each language, so
 * that the compiler finds a text that lacks a plural form.
 */
function buildLanguageTable(languages) {
  const rows = Object.entries(languages).map(([code, row]) => {
    const options = Object.entries(row).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    return `  ${code}: { ${options.join(', ')} },\n`
  })
  const categories = Object.entries(languages).map(([code, { locale }]) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    return `  ${code}: ${pluralCategories.map((category) => `'${category}'`).sort().join(' | ')}\n`
  })
  return (
    '// Generated from schemas/vocabulary/site_languages.py by `npm run generate`. Do not edit.\n\n' +
    '/** The languages of the site by ISO 639-1 code. The digits of each locale are Latin. */\n' +
    `export const LANGUAGE_TABLE = {\n${rows.join('')}} as const\n\n` +
    '/** The plural forms of each language, as in `Intl.PluralRules`. */\n' +
    `export interface PluralCategories {\n${categories.join('')}}\n`
  )
}

async function buildFiles() {
  const contract = readCurrentContract()
  const types = await openapiTS(contract, { defaultNonNullable: false, alphabetize: true })
  return {
    'openapi.json': contract,
    'page-types.json': runPython('schemas.page_types_export'),
    'forms.json': runPython('schemas.forms.export'),
    'retention.json': runPython('schemas.retention_export'),
    'src/shared/texts/languageTable.ts': buildLanguageTable(JSON.parse(runPython('schemas.languages_export'))),
    'src/shared/api/schema.ts': HEADER + astToString(types),
    'src/shared/api/limits.ts': buildLimits(JSON.parse(contract)),
  }
}

const files = await buildFiles()
if (process.argv[2] === 'write') {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(web, name), text)
} else {
  const stale = Object.entries(files).filter(([name, text]) => readFileSync(join(web, name), 'utf8') !== text)
  for (const [name] of stale) console.error(`web/${name} differs from the Python code: run npm run generate in web/`)
  process.exitCode = stale.length ? 1 : 0
}

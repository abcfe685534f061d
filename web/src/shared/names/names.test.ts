import { afterEach, expect, test, vi } from 'vitest'
import { loadNames, nameStore, showNames } from './nameStore'
import { switchLanguage } from '@/shared/texts/i18n'
import { NO_NAMES, sortTranslated, translateValue, type TranslatedNames } from './names'

const NAMES: TranslatedNames = { ...NO_NAMES, disciplines: { law: 'قانون', engineering: 'انجینئرنگ' } }
const LAW = { slug: 'law', name: 'Law', count: 3 }
const FORESTRY = { slug: 'forestry', name: 'Forestry', count: 1 }

afterEach(() => {
  vi.unstubAllGlobals()
  nameStore.set(NO_NAMES)
})

test('a value has its translated name and keeps its English name; others stay the same', () => {
  expect(translateValue(NAMES, 'disciplines', LAW)).toEqual({ slug: 'law', name: 'قانون', englishName: 'Law', count: 3 })
  expect(translateValue(NAMES, 'disciplines', FORESTRY)).toBe(FORESTRY)
  expect(translateValue(NAMES, 'specializations', LAW)).toBe(LAW)
})

test('translated values are sorted in the order of the language', () => {
  const values = [LAW, { ...LAW, slug: 'engineering', name: 'Engineering' }].map((value) => translateValue(NAMES, 'disciplines', value))
  expect(sortTranslated(values, 'ur-PK').map(({ slug }) => slug)).toEqual(['engineering', 'law'])
  expect(sortTranslated([LAW, FORESTRY], 'en-GB')).toEqual([LAW, FORESTRY])
})

test('names that do not load leave the English ones, and the next attempt can load them', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
  showNames('ur')
  await loadNames('ur')
  expect(nameStore.get()).toBe(NO_NAMES)
  const countries = [
    { slug: 'canada', name: 'Canada', iso2: 'CA' },
    { slug: 'nowhere', name: 'Nowhere', iso2: 'QQ' },
  ]
  vi.stubGlobal('fetch', ({ url }: Request) => Promise.resolve(Response.json(url.includes('/names/') ? NAMES : countries)))
  await loadNames('ur')
  expect(nameStore.get()).toMatchObject({ ...NAMES, countries: { canada: 'کینیڈا', Canada: 'کینیڈا' }, languages: { Swedish: 'سویڈش', English: 'انگریزی' } })
  expect(nameStore.get().countries).not.toHaveProperty('nowhere')
  showNames('en')
  expect(nameStore.get()).toBe(NO_NAMES)
})

test('a page never shows the names of another language', async () => {
  const respond = ({ url }: Request) => (url.includes('/names/ur') ? Response.json(NAMES) : url.includes('/names/') ? new Response('{}', { status: 503 }) : Response.json([]))
  vi.stubGlobal('fetch', (request: Request) => Promise.resolve(respond(request)))
  await switchLanguage('ur')
  await loadNames('ur')
  expect(nameStore.get().disciplines).toEqual(NAMES.disciplines)
  await switchLanguage('ar')
  expect(nameStore.get()).toBe(NO_NAMES)
  // Names that load after another switch of the language are not shown.
  await loadNames('ur')
  expect(nameStore.get()).toBe(NO_NAMES)
  await switchLanguage('ur')
  expect(nameStore.get().disciplines).toEqual(NAMES.disciplines)
  await switchLanguage('en')
  expect(nameStore.get()).toBe(NO_NAMES)
})

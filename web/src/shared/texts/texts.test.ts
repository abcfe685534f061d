import { describe, expect, expectTypeOf, test } from 'vitest'
import { en } from './en'
import { accountEn } from './account/account.en'
import { contentEn } from './content/content.en'
import { compareEn, courseEn } from './bundles/course.en'
import { shareEn } from './bundles/dialogs.en'
import { emptyEn } from './listing/empty.en'
import { entryFiltersEn } from './listing/entryFilters.en'
import { goneEn } from './gone/gone.en'
import { homeEn } from './bundles/home.en'
import { LOADERS } from './i18n'
import { LANGUAGES } from './languages'
import { LANGUAGE_TABLE } from './languageTable'
import type { LanguageTexts } from './languageTexts'
import { legalEn } from './legal/legal.en'
import { mapEn } from './bundles/map.en'
import { menuEn } from './menu/menu.en'
import { scholarshipEn } from './scholarship/scholarship.en'
import { pointEn } from './bundles/point.en'
import { shortLinkEn } from './shortLink/shortLink.en'
import { suggestionsEn } from './bundles/suggestions.en'
import { understoodEn, whyEn, wideningEn } from './listing/understood.en'
import { universityEn } from './bundles/university.en'
import urdu from './languages/ur'

type Tree = { readonly [key: string]: string | Tree }

function flat(texts: Tree, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
}
const english = new Map(flat({ ...en, map: { ...en.map, ...mapEn }, compare: { ...en.compare, ...compareEn }, share: { ...en.share, ...shareEn }, entryFilters: entryFiltersEn, empty: { ...emptyEn, ...en.empty }, point: pointEn, shortLink: shortLinkEn, gone: goneEn, course: courseEn, suggestions: suggestionsEn, understood: understoodEn, widening: wideningEn, why: whyEn, home: homeEn, university: universityEn, legal: legalEn, menu: menuEn, account: accountEn, content: contentEn, scholarship: scholarshipEn }))
/** The keys of texts without letters, which only combine inserted values. */
const NO_LETTERS = ['duration.atMost', 'fee.open', 'chips.text', 'chips.ofBox', 'why.met.values', 'currency.option']
const PLURAL = /_(zero|one|two|few|many|other)$/
/**
 * Plural forms for exactly one number. Such a form can contain the number as a word instead of a
 * digit.
 */
const ONE_NUMBER = /_(zero|one|two)$/
/** The letters and commas of scripts that are not Latin. */
const SCRIPTS: Readonly<Record<string, RegExp>> = { ur: /[\u0600-\u06FF]/, ar: /[\u0600-\u06FF]/ }

const blanks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '').sort()
const stems = (keys: readonly string[]) => [...new Set(keys.map((key) => key.replace(PLURAL, '')))]

/**
 * Lists the keys that a language must have: the English keys, with the plural forms of the
 * language. An extra plural form in English is kept.
 */
function listKeys(locale: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const keys = [...english.keys()].flatMap((key) => (key.endsWith('_other') ? pluralCategories.map((category) => key.replace(PLURAL, `_${category}`)) : key.endsWith('_one') ? [] : [key]))
  return [...new Set(keys)].sort()
}

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en')

test('each language but English has its file of texts, and each file its language', () => {
  expect(Object.keys(LOADERS).sort()).toEqual(TRANSLATED.map((language) => `./${language}.ts`).sort())
})

test('the compiler knows the plural forms of each language', () => {
  type Forms<Texts extends { translation: { suggestions: object } }> = Extract<keyof Texts['translation']['suggestions'], `count_${string}`>
  expectTypeOf<Forms<LanguageTexts<'ar'>>>().toEqualTypeOf<`count_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`>()
  expectTypeOf<Forms<LanguageTexts<'ur'>>>().toEqualTypeOf<`count_${'zero' | 'one' | 'other'}`>()
})

describe.each(TRANSLATED)('%s', async (language) => {
  const { default: { translation, formMessages, ...bundles } } = await LOADERS[`./${language}.ts`]()
  const texts = flat({ ...(translation as Tree), ...(bundles as Tree) })

  test('every English text is there, in each plural form of the language', () => {
    const keys = texts.map(([key]) => key)
    expect([...keys].sort()).toEqual(listKeys(LANGUAGE_TABLE[language].locale))
    expect(stems(keys)).toEqual(stems([...english.keys()]))
  })

  test.each(texts)('%s is written in the language, with the blanks of the English text', (key, text) => {
    const expected = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? ''
    const isOneNumber = ONE_NUMBER.test(key) && !english.has(key)
    const numbers = isOneNumber || key.endsWith('_one') ? [blanks(expected), blanks(expected).filter((name) => name !== 'count')] : [blanks(expected)]
    expect(numbers).toContainEqual(blanks(text))
    if (!NO_LETTERS.includes(key)) expect(text).toMatch(SCRIPTS[language] ?? /\p{L}/u)
  })

  test('every message of a form is there', () => {
    expect(Object.keys(formMessages ?? {})).toEqual(Object.keys(urdu.formMessages))
  })
})

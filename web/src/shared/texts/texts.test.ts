import { expect, test } from 'vitest'
import { en } from './en'
import { accountEn } from './account/account.en'
import { accountUr } from './account/account.ur'
import { contentEn } from './content/content.en'
import { contentUr } from './content/content.ur'
import { compareEn, courseEn } from './bundles/course.en'
import { shareEn } from './bundles/dialogs.en'
import { emptyEn } from './listing/empty.en'
import { entryFiltersEn } from './listing/entryFilters.en'
import { goneEn } from './gone/gone.en'
import { homeEn } from './bundles/home.en'
import { homeUr } from './bundles/home.ur'
import { legalEn } from './bundles/legal.en'
import { legalUr } from './bundles/legal.ur'
import { mapEn } from './bundles/map.en'
import { menuEn } from './menu/menu.en'
import { menuUr } from './menu/menu.ur'
import { scholarshipEn } from './scholarship/scholarship.en'
import { scholarshipUr } from './scholarship/scholarship.ur'
import { pointEn } from './bundles/point.en'
import { shortLinkEn } from './shortLink/shortLink.en'
import { suggestionsEn } from './bundles/suggestions.en'
import { understoodEn, whyEn, wideningEn } from './listing/understood.en'
import { universityEn } from './bundles/university.en'
import { universityUr } from './bundles/university.ur'
import { ur } from './ur'

type Tree = { readonly [key: string]: string | Tree }

function flat(texts: Tree, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
}
const english = new Map(flat({ ...en, map: { ...en.map, ...mapEn }, compare: { ...en.compare, ...compareEn }, share: { ...en.share, ...shareEn }, entryFilters: entryFiltersEn, empty: { ...emptyEn, ...en.empty }, point: pointEn, shortLink: shortLinkEn, gone: goneEn, course: courseEn, suggestions: suggestionsEn, understood: understoodEn, widening: wideningEn, why: whyEn, home: homeEn, university: universityEn, legal: legalEn, menu: menuEn, account: accountEn, content: contentEn, scholarship: scholarshipEn }))
const urdu = flat({ ...ur, home: homeUr, university: universityUr, legal: legalUr, menu: menuUr, account: accountUr, content: contentUr, scholarship: scholarshipUr })
const blanks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort()

test.each(urdu)('%s is written in Urdu, with the blanks of the English text', (key, text) => {
  expect(blanks(text)).toEqual(blanks(english.get(key) ?? ''))
  if (!['duration.atMost', 'fee.open', 'chips.text', 'chips.ofBox', 'why.met.values', 'currency.option'].includes(key)) expect(text).toMatch(/[\u0600-\u06FF]/)
})

test('no English text is missing in Urdu', () => {
  expect(urdu.map(([key]) => key)).toEqual([...english.keys()])
})

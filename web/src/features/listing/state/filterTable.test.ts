import { expect, expectTypeOf, test } from 'vitest'
import { en } from '@/shared/texts/en'
import { BOXES, LIST_NAMES, OPTION_LISTS, VALUE_FILTERS, type FilterGroup, type ListName, type OptionFacetName, type RequestKey } from './filterTable'
import { KNOWN_KEYS } from './urlKeys'
import type { components } from '@/shared/api/schema'

type Schemas = components['schemas']
type Declared = (typeof VALUE_FILTERS)[ListName]
/** The facets that are flat lists of options. An option has a slug and a count, but no states or degree levels. */
type FlatFacetName = {
  [Name in keyof Schemas['SearchFacets']]-?: NonNullable<Schemas['SearchFacets'][Name]> extends readonly (infer Option)[]
    ? Option extends { slug: string; course_count: number }
      ? Option extends { degree_levels: unknown } | { states: unknown } ? never : Name
      : never
    : never
}[keyof Schemas['SearchFacets']]

test('every filter of the request has an entry', () => {
  expectTypeOf<Exclude<RequestKey, Declared['requestKey']>>().toBeNever()
})

test('every filter group of the API is text, fee, duration, deadline or a group in the table', () => {
  expectTypeOf<Exclude<FilterGroup, Declared['group']>>().toEqualTypeOf<'text' | 'fee' | 'duration' | 'deadline'>()
})

test('every flat facet of the API has an entry', () => {
  expectTypeOf<Exclude<FlatFacetName, OptionFacetName>>().toBeNever()
})

test('URL keys are unique and known', () => {
  const keys = LIST_NAMES.flatMap((name) => [VALUE_FILTERS[name].urlKey])
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.every((key) => KNOWN_KEYS.has(key))).toBe(true)
})

test('every box and every option list has texts', () => {
  expect(Object.keys(en.boxes).sort()).toEqual([...BOXES].sort())
  for (const list of OPTION_LISTS) expect(en).toHaveProperty(list)
})

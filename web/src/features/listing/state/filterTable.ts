import type { components } from '@/shared/api/schema'
import { ENGLISH_TESTS } from '@/shared/course/englishTests'
import { MONTHS } from '@/shared/course/months'

type Schemas = components['schemas']

/**
 * A group of filters that the API treats as one when it suggests filters to remove, for example all
 * filters by place.
 */
export type FilterGroup = Schemas['RelaxedFilter']['filter']
/** The key in an API request of a filter that selects from a list of values. */
export type RequestKey = Exclude<keyof Schemas['SearchFilters'], 'region' | 'point' | 'fees' | 'durations' | 'english_score' | 'deadlines'>

export const LEVEL_TYPES = ['undergraduate', 'postgraduate', 'postgraduate-by-research'] as const
/** `p1` is the panel "Popular Options". */
export const PANELS = ['p1'] as const

/** The boxes of the sidebar, from top to bottom. */
export const BOXES = [
  'location',
  'level',
  'discipline',
  'specialization',
  'intake',
  'studyMode',
  'language',
  'englishTest',
  'deadline',
  'instituteType',
  'institute',
  'duration',
  'fee',
  'popularity',
  'currency',
] as const
export type BoxName = (typeof BOXES)[number]

interface ValueFilter {
  /** The URL key that the listing writes for this filter. */
  readonly urlKey: string
  /**
   * Other URL keys for the same filter. The listing reads all of them, but writes only `urlKey`.
   */
  readonly urlAliases?: readonly string[]
  /**
   * All values, if the filter has a fixed set of values. The parser accepts an underscore in the
   * URL for a hyphen.
   */
  readonly allowedValues?: readonly string[]
  readonly requestKey: RequestKey
  readonly group: FilterGroup
  readonly box: BoxName
  /**
   * The facet that counts the options, if the box is a flat list of options. The name of the filter
   * is then the key of the option texts.
   */
  readonly optionFacet?: keyof Schemas['SearchFacets']
  /** The `Intl.DisplayNames` type that builds the names of options without a text. */
  readonly displayNames?: Intl.DisplayNamesOptions['type']
}

/** All filters that select from a list of values. The chips have the same order. */
export const VALUE_FILTERS = {
  countries: { urlKey: 'country', requestKey: 'countries', group: 'place', box: 'location' },
  states: { urlKey: 'state', requestKey: 'states', group: 'place', box: 'location' },
  cities: { urlKey: 'city', requestKey: 'cities', group: 'place', box: 'location' },
  types: {
    urlKey: 'types',
    urlAliases: ['degreelevel_type'],
    allowedValues: LEVEL_TYPES,
    requestKey: 'degree_levels_types',
    group: 'level',
    box: 'level',
  },
  levels: { urlKey: 'levels', urlAliases: ['degreelevel'], requestKey: 'degree_levels', group: 'level', box: 'level' },
  disciplines: { urlKey: 'discipline', urlAliases: ['discip'], requestKey: 'disciplines', group: 'discipline', box: 'discipline' },
  specializations: {
    urlKey: 'specializations',
    urlAliases: ['specialization'],
    requestKey: 'specializations',
    group: 'specialization',
    box: 'specialization',
  },
  intakes: { urlKey: 'intakes', allowedValues: MONTHS, requestKey: 'intakes', group: 'intake', box: 'intake' },
  studyModes: {
    urlKey: 'studyMode',
    urlAliases: ['study_mode'],
    allowedValues: ['full-time', 'part-time', 'online', 'unknown'],
    requestKey: 'study_mode',
    group: 'study mode',
    box: 'studyMode',
    optionFacet: 'study_modes',
  },
  languages: {
    urlKey: 'language',
    requestKey: 'language',
    group: 'language',
    box: 'language',
    optionFacet: 'languages',
    displayNames: 'language',
  },
  englishTests: {
    urlKey: 'test',
    allowedValues: [...ENGLISH_TESTS, 'unknown'],
    requestKey: 'english_test',
    group: 'english test',
    box: 'englishTest',
    optionFacet: 'english_tests',
  },
  instituteTypes: {
    urlKey: 'instituteTypes',
    urlAliases: ['institute_type'],
    allowedValues: ['COLLEGE', 'UNIVERSITY'],
    requestKey: 'institute_type',
    group: 'institute type',
    box: 'instituteType',
    optionFacet: 'institute_types',
  },
  institutes: { urlKey: 'institutes', urlAliases: ['institute'], requestKey: 'institutes', group: 'institute', box: 'institute' },
  campuses: { urlKey: 'caid', requestKey: 'campuses', group: 'campus', box: 'institute' },
  panels: { urlKey: 'popularity', allowedValues: PANELS, requestKey: 'panels', group: 'popular', box: 'popularity' },
} as const satisfies Readonly<Record<string, ValueFilter>>

export type ListName = keyof typeof VALUE_FILTERS
export type Lists = Readonly<Record<ListName, readonly string[]>>

/** The filters whose box is a flat list of options. */
export type OptionListName = { [Name in ListName]: (typeof VALUE_FILTERS)[Name] extends { optionFacet: string } ? Name : never }[ListName]
export type OptionBoxName = (typeof VALUE_FILTERS)[OptionListName]['box']
export type OptionFacetName = (typeof VALUE_FILTERS)[OptionListName]['optionFacet']

export const LIST_NAMES = Object.keys(VALUE_FILTERS) as readonly ListName[]
export const OPTION_LISTS = LIST_NAMES.filter(isOptionList)

/**
 * Returns the declaration of a filter. Unlike an entry of `VALUE_FILTERS`, the result has a type
 * with the optional properties.
 */
export function getValueFilter(name: ListName): ValueFilter {
  return VALUE_FILTERS[name]
}

export function isOptionList(name: ListName): name is OptionListName {
  return getValueFilter(name).optionFacet !== undefined
}

/** Builds an object with one entry for each filter by values. */
export function mapLists<T>(buildEntry: (name: ListName) => T): Readonly<Record<ListName, T>> {
  return Object.fromEntries(LIST_NAMES.map((name) => [name, buildEntry(name)])) as Record<ListName, T>
}

export const OPTION_LIST_OF_BOX = Object.fromEntries(OPTION_LISTS.map((name) => [VALUE_FILTERS[name].box, name])) as Readonly<
  Record<OptionBoxName, OptionListName>
>

export function isOptionBox(box: BoxName): box is OptionBoxName {
  return box in OPTION_LIST_OF_BOX
}

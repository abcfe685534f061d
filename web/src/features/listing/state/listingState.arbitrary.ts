import fc from 'fast-check'
import { DISTANCES_KM } from '@/shared/location/distances'
import { roundPosition } from '@/shared/map/viewport'
import { RUPEE } from '@/shared/money/money'
import { keepScore } from './englishScore'
import { getValueFilter, mapLists, type ListName } from './filterTable'
import { keepPartsOfText, normalizeText } from './parseListingUrl'
import { FEE_MAX, FULL_FEE_RANGE, hasPlaces, isSameRange, POINT_KINDS, SORT_ORDERS, STILL_OPEN, VIEWS, type ListingState, type Point, type Range } from './listingState'

const slugs = fc.uniqueArray(
  fc.oneof(
    fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
    fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => value.trim() === value && !value.includes(',')),
  ),
  { maxLength: 5 },
)
const fees: fc.Arbitrary<Range> = fc
  .tuple(fc.integer({ min: 0, max: FEE_MAX - 1 }), fc.option(fc.integer({ min: 1, max: FEE_MAX }), { nil: Infinity }))
  .filter(([lower, upper]) => lower < upper)
const durations: fc.Arbitrary<Range> = fc
  .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }))
  .map(([one, other]) => [Math.min(one, other) / 2, Math.max(one, other) / 2])

const points: fc.Arbitrary<Point> = fc.record({
  latitude: fc.integer({ min: -90_000, max: 90_000 }).map((value) => value / 1000),
  longitude: fc.integer({ min: -180_000, max: 180_000 }).map((value) => value / 1000),
  distance: fc.constantFrom(...DISTANCES_KM),
  kind: fc.constantFrom(...POINT_KINDS),
})

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })

/** Generates values of a filter: from its fixed set, or any slugs if it has none. */
function buildValues(name: ListName): fc.Arbitrary<string[]> {
  const { allowedValues } = getValueFilter(name)
  return allowedValues ? fc.subarray([...allowedValues]) : slugs
}

/** Generates states that the listing can have. */
export const anyState: fc.Arbitrary<ListingState> = fc
  .record({
  text: fc.string({ unit: 'grapheme', maxLength: 60 }).map(normalizeText),
  literalParts: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  lists: fc.record(mapLists(buildValues)),
  point: fc.option(points, { nil: undefined }),
  fee: fees,
  feeCurrency: fc.constantFrom(RUPEE, 'USD', 'INR'),
  duration: durations,
  englishScore: fc.option(fc.integer({ min: 0, max: 460 }).map((value) => value / 2), { nil: undefined }),
  deadline: fc.constantFrom('', STILL_OPEN, '2027-02-28', '2028-02-29'),
  sort: fc.constantFrom(...SORT_ORDERS),
  page: fc.integer({ min: 1, max: 999_999_999 }),
  isAdvanced: fc.boolean(),
  view: fc.constantFrom(...VIEWS),
  currency: fc.constantFrom('', 'USD', 'PKR'),
  mapPosition: fc.option(fc.record({ latitude: degrees(90), longitude: degrees(180), zoom: fc.double({ min: 0, max: 22, noNaN: true }) }).map(roundPosition), {
    nil: undefined,
  }),
})
  .map((state) => ({ ...state, literalParts: takeParts(state.text, state.literalParts) }))
  .map((state) => (isSameRange(state.fee, FULL_FEE_RANGE) ? { ...state, feeCurrency: RUPEE } : state))
  .map((state) => ({ ...state, englishScore: keepScore(state.lists, state.englishScore) }))
  .map((state) => (hasPlaces(state.lists) ? { ...state, point: undefined } : state))

/** Returns the prefixes of the text with these lengths in characters. */
function takeParts(text: string, lengths: readonly number[]): readonly string[] {
  return keepPartsOfText(lengths.map((length) => normalizeText([...text].slice(0, length).join(''))), text)
}

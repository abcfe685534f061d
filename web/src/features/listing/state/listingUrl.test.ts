import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatListingUrl } from './formatListingUrl'
import { DEFAULT_STATE, EMPTY_LISTS } from './listingState'
import { anyState } from './listingState.arbitrary'
import { parseListingUrl } from './parseListingUrl'

describe('the listing URL', () => {
  test('gives the same state after formatting and parsing', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parseListingUrl(formatListingUrl(state))).toEqual(state)
      }),
      { numRuns: 500 },
    )
  })

  test('does not change when parsed and formatted again', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = formatListingUrl(parseListingUrl(query), query)
        expect(formatListingUrl(parseListingUrl(once), once)).toBe(once)
      }),
    )
  })

  test('keeps unknown keys', () => {
    fc.assert(
      fc.property(anyState, fc.string({ unit: 'grapheme' }), (state, value) => {
        const search = formatListingUrl(state, `?utm_source=${encodeURIComponent(value)}&theme=map`)
        expect(new URLSearchParams(search).get('utm_source')).toBe(value)
        expect(new URLSearchParams(search).get('theme')).toBe('map')
        expect(parseListingUrl(search)).toEqual(state)
      }),
    )
  })

  test('leaves defaults out', () => {
    expect(formatListingUrl(DEFAULT_STATE)).toBe('')
  })

  test('is readable', () => {
    const lists = { ...EMPTY_LISTS, countries: ['australia'], levels: ['masters-degree', 'doctorate'] }
    const state = { ...DEFAULT_STATE, text: 'data science', lists, fee: [0, 900_000] as const, sort: 1 as const, page: 3 }
    expect(formatListingUrl(state)).toBe(
      '?course=data+science&country=australia&levels=masters-degree,doctorate&feeTo=900000&sortOption=1&pg=3',
    )
  })

  test('accepts repeated keys and the keys of the home page search', () => {
    const { text, lists } = parseListingUrl('?search=law&discipline=law&discipline=arts,law&degreelevel_type=undergraduate')
    expect(text).toBe('law')
    expect(lists).toEqual({ ...EMPTY_LISTS, disciplines: ['law', 'arts'], types: ['undergraduate'] })
  })

  test('a fee keeps its currency, and is in rupees in links made before fees had one', () => {
    expect(parseListingUrl('?currency=INR&feeTo=30000&feeCurrency=INR')).toMatchObject({ fee: [0, 30_000], feeCurrency: 'INR', currency: 'INR' })
    for (const search of ['?currency=INR&feeTo=30000', '?feeTo=30000', '?feeTo=30000&feeCurrency=inr', '?feeTo=30000&feeCurrency=PKR'])
      expect(parseListingUrl(search)).toMatchObject({ fee: [0, 30_000], feeCurrency: 'PKR' })
  })

  test('normalizes a text with decomposed letters, as the API does', () => {
    const { text, literalParts } = parseListingUrl('?course=droit+que%CC%81bec&literal=que%CC%81bec')
    expect(text).toBe('droit qu\u00e9bec')
    expect(literalParts).toEqual(['qu\u00e9bec'])
  })

  test('accepts level types spelled with underscores', () => {
    expect(parseListingUrl('?types=postgraduate_by_research').lists.types).toEqual(['postgraduate-by-research'])
  })

  test.each([
    '?pg=0', '?pg=-1', '?pg=2.5', '?pg=x', '?sortOption=6', '?sortOption=', '?feeFrom=-1', '?feeFrom=x', '?feeTo=0',
    '?feeFrom=900&feeTo=900', '?feeFrom=1000000000000000', '?feeTo=1000000000000001', '?feeTo=Infinity', '?durationStartYear=0.3', '?durationEndYear=6', '?durationStartYear=3&durationEndYear=2',
    '?intakes=smarch', '?instituteTypes=school', '?types=kindergarten', '?discipline=,', '?advance=1', '?course=%20', '?view=globe', '?currency=rupees', '?feeCurrency=INR', '?currency=',
  ])('ignores invalid values: %s', (search) => {
    expect(parseListingUrl(search)).toEqual(DEFAULT_STATE)
  })

  test('a point is parsed only when complete and without places', () => {
    const point = { latitude: -4.5, longitude: 79.25, distance: 50, kind: 'curL' }
    expect(parseListingUrl('?lat=-4.5&lng=79.25&dst=50&sld=curL').point).toEqual(point)
    expect(parseListingUrl('?lat=-4.5&lng=79.25&dst=50').point).toEqual({ ...point, kind: 'autL' })
    for (const broken of ['lat=-4.5&lng=79.25', 'lat=91&lng=0&dst=50', 'lat=x&lng=0&dst=50', 'lng=0&dst=50', 'lat=1&lng=1&dst=51', 'lat=1e1&lng=1&dst=50'])
      expect(parseListingUrl(`?${broken}`).point).toBeUndefined()
    expect(parseListingUrl('?city=loja&lat=1&lng=1&dst=50').point).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listingReducer, type ListingAction } from './listingReducer'
import { countSelected, DEFAULT_STATE, hasPlaces, getListingMode, EMPTY_LISTS } from './listingState'
import { anyState } from './listingState.arbitrary'

const filterIntents: fc.Arbitrary<ListingAction> = fc.constantFrom<ListingAction>(
  { type: 'setText', text: 'law' },
  { type: 'toggleValue', list: 'disciplines', value: 'law' },
  { type: 'setLists', lists: { countries: ['australia'], states: [], cities: [] } },
  { type: 'setFeeRange', range: [0, 900_000], currency: 'INR' },
  { type: 'setDurationRange', range: [1, 2] },
  { type: 'replaceTextByValue', list: 'cities', value: 'sydney' },
  { type: 'resetAll' },
)

describe('an action of the listing', () => {
  test('goes to page 1 and clears the sort whenever a filter changes', () => {
    fc.assert(
      fc.property(anyState, filterIntents, (state, intent) => {
        const next = listingReducer(state, intent)
        expect([next.page, next.sort]).toEqual([1, 0])
      }),
    )
  })

  test('keeps the filters when the sort or the page changes', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(listingReducer(state, { type: 'setPage', page: 7 })).toEqual({ ...state, page: 7 })
        expect(listingReducer(state, { type: 'setSortOrder', order: 2 })).toEqual({ ...state, sort: 2, page: 1 })
      }),
    )
  })

  test('a suggestion replaces the text, and the selected values of its kind', () => {
    const before = { ...DEFAULT_STATE, text: 'nurs', literalParts: ['nurs'], lists: { ...EMPTY_LISTS, disciplines: ['law'], countries: ['canada'], levels: ['phd'] } }
    const subject = listingReducer(before, { type: 'replaceTextByValue', list: 'specializations', value: 'nursing' })
    expect([subject.text, subject.literalParts]).toEqual(['', []])
    expect(subject.lists).toEqual({ ...EMPTY_LISTS, specializations: ['nursing'], countries: ['canada'], levels: ['phd'] })
    const place = listingReducer({ ...before, lists: EMPTY_LISTS, point: { latitude: 1, longitude: 2, distance: 10, kind: 'autL' } }, { type: 'replaceTextByValue', list: 'cities', value: 'sydney' })
    expect([place.lists, place.point]).toEqual([{ ...EMPTY_LISTS, cities: ['sydney'] }, undefined])
  })

  test('toggling a value twice changes no filter', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const twice = listingReducer(listingReducer(state, { type: 'toggleValue', list: 'levels', value: '~' }), { type: 'toggleValue', list: 'levels', value: '~' })
        expect(twice.lists).toEqual(state.lists)
      }),
    )
  })

  test('resetting clears all filters and enters the advanced mode', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const next = listingReducer(state, { type: 'resetAll' })
        expect(countSelected(next)).toBe(0)
        expect(getListingMode(next)).toBe('advanced')
      }),
    )
  })

  test('resetting sets the currency to Default, and no filter change alters the view', () => {
    fc.assert(
      fc.property(anyState, filterIntents, (state, intent) => {
        expect(listingReducer(state, intent).view).toBe(state.view)
        expect(listingReducer(state, { type: 'resetAll' }).currency).toBe('')
      }),
    )
  })

  test('a point replaces selected places', () => {
    const point = { latitude: 51.5, longitude: -0.1, distance: 50, kind: 'curL' } as const
    fc.assert(
      fc.property(anyState, (state) => {
        const next = listingReducer(state, { type: 'setPoint', point })
        expect([next.point, hasPlaces(next.lists), next.page, next.text]).toEqual([point, false, 1, state.text])
      }),
    )
  })

  test('clearing a filter group keeps all other filters', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const noPlace = listingReducer(state, { type: 'clearFilterGroup', group: 'place' })
        expect([noPlace.point, hasPlaces(noPlace.lists), noPlace.page, noPlace.sort]).toEqual([undefined, false, 1, 0])
        expect(noPlace.lists.intakes).toEqual(state.lists.intakes)
        const noText = listingReducer(state, { type: 'clearFilterGroup', group: 'text' })
        expect([noText.text, noText.lists, noText.point, noText.fee]).toEqual(['', state.lists, state.point, state.fee])
        expect(listingReducer(state, { type: 'clearFilterGroup', group: 'fee' })).toMatchObject({ fee: DEFAULT_STATE.fee, feeCurrency: 'PKR' })
        expect(listingReducer(state, { type: 'clearFilterGroup', group: 'duration' }).duration).toEqual(DEFAULT_STATE.duration)
        expect(listingReducer(state, { type: 'clearFilterGroup', group: 'level' }).lists).toEqual({ ...state.lists, types: [], levels: [] })
      }),
    )
  })

  test('moving the map keeps the filters, and leaving the map clears its position', () => {
    const mapPosition = { latitude: 51.5, longitude: -0.1, zoom: 9 }
    fc.assert(
      fc.property(anyState, (state) => {
        expect(listingReducer(state, { type: 'moveMap', mapPosition })).toEqual({ ...state, mapPosition })
        expect(listingReducer({ ...state, mapPosition }, { type: 'setView', view: 'list' })).toEqual({ ...state, view: 'list', mapPosition: undefined })
      }),
    )
  })

  test('showing the courses of a campus opens the list and keeps all other filters', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const next = listingReducer(state, { type: 'showCampusCourses', slug: 'leeds-city' })
        expect(next.lists).toEqual({ ...state.lists, campuses: ['leeds-city'] })
        expect([next.view, next.mapPosition, next.page, next.text]).toEqual(['list', undefined, 1, state.text])
      }),
    )
  })

  test('the mode is advanced only without filters', () => {
    expect(getListingMode({ ...DEFAULT_STATE, isAdvanced: true })).toBe('advanced')
    expect(getListingMode({ ...DEFAULT_STATE, isAdvanced: true, text: 'law' })).toBe('other')
    expect(getListingMode({ ...DEFAULT_STATE, lists: { ...EMPTY_LISTS, disciplines: ['law'] } })).toBe('discipline')
  })

  test('selecting a place clears the point', () => {
    const point = { latitude: 1, longitude: 2, distance: 50, kind: 'curL' } as const
    const around = { ...DEFAULT_STATE, point }
    expect(listingReducer(around, { type: 'setText', text: 'law' }).point).toEqual(point)
    expect(listingReducer(around, { type: 'toggleValue', list: 'cities', value: 'loja' })).toMatchObject({ point: undefined, lists: { cities: ['loja'] } })
    expect(listingReducer(around, { type: 'clearPoint' })).toEqual(DEFAULT_STATE)
    expect(countSelected(around)).toBe(1)
  })
})

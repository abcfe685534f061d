import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reduce, type Intent } from './listingReducer'
import { chosenCount, EVERYTHING, hasPlaces, modeOf, NO_LISTS } from './listingState'
import { anyState } from './listingState.arbitrary'

const filterIntents: fc.Arbitrary<Intent> = fc.constantFrom<Intent>(
  { kind: 'search', text: 'law' },
  { kind: 'toggle', list: 'disciplines', value: 'law' },
  { kind: 'choose', lists: { countries: ['australia'], states: [], cities: [] } },
  { kind: 'fee', range: [0, 900_000] },
  { kind: 'duration', range: [1, 2] },
  { kind: 'resetAll' },
)

describe('a step of the listing', () => {
  test('goes to page 1 and clears the sort whenever a filter changes', () => {
    fc.assert(
      fc.property(anyState, filterIntents, (state, intent) => {
        const next = reduce(state, intent)
        expect([next.page, next.sort]).toEqual([1, 0])
      }),
    )
  })

  test('keeps the filters when the sort or the page changes', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(reduce(state, { kind: 'page', page: 7 })).toEqual({ ...state, page: 7 })
        expect(reduce(state, { kind: 'sort', order: 2 })).toEqual({ ...state, sort: 2, page: 1 })
      }),
    )
  })

  test('toggling a value twice changes no filter', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const twice = reduce(reduce(state, { kind: 'toggle', list: 'levels', value: '~' }), { kind: 'toggle', list: 'levels', value: '~' })
        expect(twice.lists).toEqual(state.lists)
      }),
    )
  })

  test('resetting leaves no filter and enters the advanced mode', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const next = reduce(state, { kind: 'resetAll' })
        expect(chosenCount(next)).toBe(0)
        expect(modeOf(next)).toBe('advanced')
      }),
    )
  })

  test('resetting takes the currency back to Default and keeps the view, which no filter changes', () => {
    fc.assert(
      fc.property(anyState, filterIntents, (state, intent) => {
        expect(reduce(state, intent).view).toBe(state.view)
        expect(reduce(state, { kind: 'resetAll' }).currency).toBe('')
      }),
    )
  })

  test('a point takes the place of chosen places', () => {
    const point = { latitude: 51.5, longitude: -0.1, distance: 50, kind: 'curL' } as const
    fc.assert(
      fc.property(anyState, (state) => {
        const next = reduce(state, { kind: 'point', point })
        expect([next.point, hasPlaces(next.lists), next.page, next.text]).toEqual([point, false, 1, state.text])
      }),
    )
  })

  test('a filter that is dropped is gone, and all others stay', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const noPlace = reduce(state, { kind: 'drop', filter: 'place' })
        expect([noPlace.point, hasPlaces(noPlace.lists), noPlace.page, noPlace.sort]).toEqual([undefined, false, 1, 0])
        expect(noPlace.lists.intakes).toEqual(state.lists.intakes)
        const noText = reduce(state, { kind: 'drop', filter: 'text' })
        expect([noText.text, noText.lists, noText.point, noText.fee]).toEqual(['', state.lists, state.point, state.fee])
        expect(reduce(state, { kind: 'drop', filter: 'fee' }).fee).toEqual(EVERYTHING.fee)
        expect(reduce(state, { kind: 'drop', filter: 'duration' }).duration).toEqual(EVERYTHING.duration)
        expect(reduce(state, { kind: 'drop', filter: 'level' }).lists).toEqual({ ...state.lists, types: [], levels: [] })
      }),
    )
  })

  test('the map is moved without a filter being touched, and forgets where it was when it is left', () => {
    const at = { latitude: 51.5, longitude: -0.1, zoom: 9 }
    fc.assert(
      fc.property(anyState, (state) => {
        expect(reduce(state, { kind: 'moveMap', at })).toEqual({ ...state, at })
        expect(reduce({ ...state, at }, { kind: 'view', view: 'list' })).toEqual({ ...state, view: 'list', at: undefined })
      }),
    )
  })

  test('from the map one goes to the list of one campus, all other filters kept', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const next = reduce(state, { kind: 'atCampus', slug: 'leeds-city' })
        expect(next.lists).toEqual({ ...state.lists, campuses: ['leeds-city'] })
        expect([next.view, next.at, next.page, next.text]).toEqual(['list', undefined, 1, state.text])
      }),
    )
  })

  test('the mode is advanced only while nothing is chosen', () => {
    expect(modeOf({ ...EVERYTHING, advanced: true })).toBe('advanced')
    expect(modeOf({ ...EVERYTHING, advanced: true, text: 'law' })).toBe('other')
    expect(modeOf({ ...EVERYTHING, lists: { ...NO_LISTS, disciplines: ['law'] } })).toBe('discipline')
  })

  test('a point and places never stand beside each other', () => {
    const point = { latitude: 1, longitude: 2, distance: 50, kind: 'curL' } as const
    const around = { ...EVERYTHING, point }
    expect(reduce(around, { kind: 'search', text: 'law' }).point).toEqual(point)
    expect(reduce(around, { kind: 'toggle', list: 'cities', value: 'loja' })).toMatchObject({ point: undefined, lists: { cities: ['loja'] } })
    expect(reduce(around, { kind: 'leavePoint' })).toEqual(EVERYTHING)
    expect(chosenCount(around)).toBe(1)
  })
})

import { expect, test } from 'vitest'
import type { PointPlace } from '@/shared/location/points'
import { heroReducer, type HeroAction } from './heroReducer'
import { EMPTY_HERO, findMissingInputs, LOCATION_MODES, type HeroState, type TreePlace } from './heroState'

const law = { slug: 'law', name: 'Law' }
const arts = { slug: 'arts', name: 'Arts' }
const painting = { slug: 'painting', name: 'Painting' }
const drawing = { slug: 'drawing', name: 'Drawing' }
const chile: TreePlace = { kind: 'country', slug: 'chile', name: 'Chile' }
const quito: TreePlace = { kind: 'city', slug: 'quito', name: 'Quito' }
const town = { name: 'Loja', latitude: -4, longitude: -79.2 }
const point: PointPlace = { kind: 'auto', ...town, distance: 50 }

const after = (...actions: readonly HeroAction[]): HeroState => actions.reduce(heroReducer, EMPTY_HERO)

test('the specializations of the last selected discipline are listed', () => {
  const state = after({ type: 'toggleDiscipline', value: law }, { type: 'toggleDiscipline', value: arts })
  expect(state.disciplines).toEqual([law, arts])
  expect(state.browsed).toEqual(arts)
})

test('a specialization replaces the discipline chip, and more specializations can be added', () => {
  const state = after(
    { type: 'toggleDiscipline', value: arts },
    { type: 'toggleSpecialization', value: painting },
    { type: 'toggleSpecialization', value: drawing },
  )
  expect(state).toMatchObject({ disciplines: [], specializations: [painting, drawing], browsed: arts })
})

test('removing the last chip clears disciplines and specializations', () => {
  const state = after(
    { type: 'toggleDiscipline', value: arts },
    { type: 'toggleSpecialization', value: painting },
    { type: 'removeSubject', slug: 'painting' },
  )
  expect(state).toEqual(EMPTY_HERO)
})

test('after removing a discipline, the specializations of the previous one are listed', () => {
  const selected = [{ type: 'toggleDiscipline', value: law }, { type: 'toggleDiscipline', value: arts }] as const
  expect(after(...selected, { type: 'removeSubject', slug: 'arts' })).toMatchObject({ disciplines: [law], browsed: law })
  expect(after(...selected, { type: 'toggleDiscipline', value: law })).toMatchObject({ disciplines: [arts], browsed: arts })
})

test('disciplines and specializations exclude each other', () => {
  const state = after(
    { type: 'toggleDiscipline', value: arts },
    { type: 'toggleSpecialization', value: painting },
    { type: 'toggleDiscipline', value: law },
  )
  expect(state).toMatchObject({ disciplines: [law], specializations: [], browsed: law })
})

test('searching specializations without a discipline shows an alert until the next action', () => {
  const alerted = after({ type: 'searchSpecializations' })
  expect(alerted.alert).toBe('selectDiscipline')
  expect(heroReducer(alerted, { type: 'toggleDiscipline', value: law }).alert).toBeUndefined()
  expect(after({ type: 'toggleDiscipline', value: law }, { type: 'searchSpecializations' }).alert).toBeUndefined()
})

test('places of the tree add up, and selecting one again removes it', () => {
  const selected = [{ type: 'togglePlace', place: chile }, { type: 'togglePlace', place: quito }] as const
  expect(after(...selected).places).toEqual([chile, quito])
  expect(after(...selected, { type: 'togglePlace', place: chile }).places).toEqual([quito])
})

test('adding a place that is already selected changes nothing', () => {
  const added = after({ type: 'addPlace', place: chile }, { type: 'addPlace', place: quito }, { type: 'addPlace', place: chile })
  expect(added.places).toEqual([chile, quito])
  expect(after({ type: 'setPoint', point }, { type: 'addPlace', place: quito })).toMatchObject({ places: [point], pending: { place: quito } })
})

test.each(LOCATION_MODES.filter((mode) => mode !== 'auto'))('the mode %s asks before it replaces selected places', (mode) => {
  const pendingState = after({ type: 'togglePlace', place: chile }, { type: 'setMode', mode })
  expect(pendingState).toMatchObject({ mode: undefined, places: [chile], pending: { mode } })
  expect(heroReducer(pendingState, { type: 'cancelReplace' })).toMatchObject({ mode: undefined, places: [chile], pending: undefined })
  const confirmed = heroReducer(pendingState, { type: 'confirmReplace' })
  expect(confirmed).toMatchObject({ mode, places: mode === 'any' ? [{ kind: 'any' }] : [], pending: undefined })
})

test.each(LOCATION_MODES)('the mode %s replaces another mode at once when no place is selected', (mode) => {
  const state = after({ type: 'setMode', mode: mode === 'city' ? 'state' : 'city' }, { type: 'setMode', mode })
  expect(state).toMatchObject({ mode, pending: undefined })
})

test('a town is rejected beside a country and needs confirmation beside a city', () => {
  for (const action of [{ type: 'setMode', mode: 'auto' }, { type: 'selectTown', town }] as const) {
    expect(after({ type: 'togglePlace', place: chile }, action)).toMatchObject({ alert: 'deselectCountry', places: [chile], pending: undefined })
    expect(after({ type: 'togglePlace', place: quito }, action)).toMatchObject({ alert: undefined, places: [quito], pending: { mode: 'auto' } })
  }
})

test('a town needs a distance, and its point excludes other places', () => {
  const waiting = after({ type: 'selectTown', town })
  expect(waiting).toMatchObject({ mode: 'auto', town, places: [] })
  const selected = heroReducer(waiting, { type: 'setPoint', point })
  expect(selected).toMatchObject({ mode: 'auto', town: undefined, places: [point] })
  expect(heroReducer(selected, { type: 'togglePlace', place: quito })).toMatchObject({ places: [point], pending: { place: quito } })
  expect(heroReducer(waiting, { type: 'closePointDialog' })).toEqual(EMPTY_HERO)
})

test('removing a point ends its mode; a mode of the place tree stays', () => {
  expect(after({ type: 'setPoint', point }, { type: 'removePlace', key: 'auto' })).toEqual(EMPTY_HERO)
  const left = after({ type: 'setMode', mode: 'country' }, { type: 'togglePlace', place: chile }, { type: 'removePlace', key: 'country:chile' })
  expect(left).toMatchObject({ mode: 'country', places: [] })
})

test('a search needs a course, a level and a location', () => {
  expect(findMissingInputs(EMPTY_HERO)).toEqual({ course: true, level: true, location: true })
  const level = { type: 'setLevel', level: { kind: 'type', id: -1, slug: 'undergraduate', name: 'Undergraduate' } } as const
  const complete = after({ type: 'setText', text: 'law' }, level, { type: 'setMode', mode: 'any' })
  expect(findMissingInputs(complete)).toEqual({ course: false, level: false, location: false })
  expect(findMissingInputs(heroReducer(complete, { type: 'setText', text: '  ' })).course).toBe(true)
})

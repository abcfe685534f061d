import { expect, test } from 'vitest'
import type { PointPlace } from '@/shared/location/points'
import { reduceHero, type HeroAction } from './heroReducer'
import { EMPTY_HERO, findMissingInputs, LOCATION_MODES, type HeroState, type TreePlace } from './heroState'

const law = { slug: 'law', name: 'Law' }
const arts = { slug: 'arts', name: 'Arts' }
const painting = { slug: 'painting', name: 'Painting' }
const drawing = { slug: 'drawing', name: 'Drawing' }
const chile: TreePlace = { kind: 'country', slug: 'chile', name: 'Chile' }
const quito: TreePlace = { kind: 'city', slug: 'quito', name: 'Quito' }
const town = { name: 'Loja', latitude: -4, longitude: -79.2 }
const point: PointPlace = { kind: 'auto', ...town, distance: 50 }

const after = (...actions: readonly HeroAction[]): HeroState => actions.reduce(reduceHero, EMPTY_HERO)

test('a discipline brings its specializations, and the one picked last is browsed', () => {
  const state = after({ kind: 'discipline', value: law }, { kind: 'discipline', value: arts })
  expect(state.disciplines).toEqual([law, arts])
  expect(state.browsed).toEqual(arts)
})

test('a specialization replaces the discipline chip, and more specializations can be added', () => {
  const state = after(
    { kind: 'discipline', value: arts },
    { kind: 'specialization', value: painting },
    { kind: 'specialization', value: drawing },
  )
  expect(state).toMatchObject({ disciplines: [], specializations: [painting, drawing], browsed: arts })
})

test('removing all chips clears both', () => {
  const state = after(
    { kind: 'discipline', value: arts },
    { kind: 'specialization', value: painting },
    { kind: 'removeSubject', slug: 'painting' },
  )
  expect(state).toEqual(EMPTY_HERO)
})

test('after removing a discipline, the previous one is browsed', () => {
  const chosen = [{ kind: 'discipline', value: law }, { kind: 'discipline', value: arts }] as const
  expect(after(...chosen, { kind: 'removeSubject', slug: 'arts' })).toMatchObject({ disciplines: [law], browsed: law })
  expect(after(...chosen, { kind: 'discipline', value: law })).toMatchObject({ disciplines: [arts], browsed: arts })
})

test('disciplines and specializations exclude each other', () => {
  const state = after(
    { kind: 'discipline', value: arts },
    { kind: 'specialization', value: painting },
    { kind: 'discipline', value: law },
  )
  expect(state).toMatchObject({ disciplines: [law], specializations: [], browsed: law })
})

test('searching specializations without a discipline shows an alert until the next action', () => {
  const alerted = after({ kind: 'findSpecialization' })
  expect(alerted.alert).toBe('selectDiscipline')
  expect(reduceHero(alerted, { kind: 'discipline', value: law }).alert).toBeUndefined()
  expect(after({ kind: 'discipline', value: law }, { kind: 'findSpecialization' }).alert).toBeUndefined()
})

test('places of the tree add up, and selecting one again removes it', () => {
  const chosen = [{ kind: 'place', place: chile }, { kind: 'place', place: quito }] as const
  expect(after(...chosen).places).toEqual([chile, quito])
  expect(after(...chosen, { kind: 'place', place: chile }).places).toEqual([quito])
})

test.each(LOCATION_MODES.filter((mode) => mode !== 'auto'))('the mode %s asks before it replaces selected places', (mode) => {
  const asking = after({ kind: 'place', place: chile }, { kind: 'mode', mode })
  expect(asking).toMatchObject({ mode: undefined, places: [chile], pending: { mode } })
  expect(reduceHero(asking, { kind: 'cancelReplace' })).toMatchObject({ mode: undefined, places: [chile], pending: undefined })
  const agreed = reduceHero(asking, { kind: 'confirmReplace' })
  expect(agreed).toMatchObject({ mode, places: mode === 'any' ? [{ kind: 'any' }] : [], pending: undefined })
})

test.each(LOCATION_MODES)('the mode %s replaces another mode at once when no place is selected', (mode) => {
  const state = after({ kind: 'mode', mode: mode === 'city' ? 'state' : 'city' }, { kind: 'mode', mode })
  expect(state).toMatchObject({ mode, pending: undefined })
})

test('a town is rejected beside a country and needs confirmation beside a city', () => {
  for (const wanted of [{ kind: 'mode', mode: 'auto' }, { kind: 'town', town }] as const) {
    expect(after({ kind: 'place', place: chile }, wanted)).toMatchObject({ alert: 'deselectCountry', places: [chile], pending: undefined })
    expect(after({ kind: 'place', place: quito }, wanted)).toMatchObject({ alert: undefined, places: [quito], pending: { mode: 'auto' } })
  }
})

test('a town waits for its distance, and its point then stands alone', () => {
  const waiting = after({ kind: 'town', town })
  expect(waiting).toMatchObject({ mode: 'auto', town, places: [] })
  const chosen = reduceHero(waiting, { kind: 'point', point })
  expect(chosen).toMatchObject({ mode: 'auto', town: undefined, places: [point] })
  expect(reduceHero(chosen, { kind: 'place', place: quito })).toMatchObject({ places: [point], pending: { place: quito } })
  expect(reduceHero(waiting, { kind: 'leaveDialog' })).toEqual(EMPTY_HERO)
})

test('removing a point ends its mode; a mode of the tree stays', () => {
  expect(after({ kind: 'point', point }, { kind: 'removePlace', key: 'auto' })).toEqual(EMPTY_HERO)
  const left = after({ kind: 'mode', mode: 'country' }, { kind: 'place', place: chile }, { kind: 'removePlace', key: 'country:chile' })
  expect(left).toMatchObject({ mode: 'country', places: [] })
})

test('a search needs a course, a level and a location', () => {
  expect(findMissingInputs(EMPTY_HERO)).toEqual({ course: true, level: true, location: true })
  const level = { kind: 'level', level: { kind: 'type', id: -1, slug: 'undergraduate', name: 'Undergraduate' } } as const
  const complete = after({ kind: 'text', text: 'law' }, level, { kind: 'mode', mode: 'any' })
  expect(findMissingInputs(complete)).toEqual({ course: false, level: false, location: false })
  expect(findMissingInputs(reduceHero(complete, { kind: 'text', text: '  ' })).course).toBe(true)
})

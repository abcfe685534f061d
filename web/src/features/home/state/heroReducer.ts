import type { PointPlace, Town } from '@/shared/location/points'
import {
  EMPTY_HERO,
  buildPlaceKey,
  type SelectedLevel,
  type HeroState,
  type LocationMode,
  type PendingLocation,
  type Place,
  type TreePlace,
} from './heroState'
import type { NamedValue } from '@/shared/names/names'

export type HeroAction =
  | { readonly type: 'setText'; readonly text: string }
  | { readonly type: 'toggleDiscipline'; readonly value: NamedValue }
  | { readonly type: 'toggleSpecialization'; readonly value: NamedValue }
  | { readonly type: 'removeSubject'; readonly slug: string }
  | { readonly type: 'searchSpecializations' }
  | { readonly type: 'setLevel'; readonly level: SelectedLevel }
  | { readonly type: 'setMode'; readonly mode: LocationMode }
  | { readonly type: 'togglePlace'; readonly place: TreePlace }
  | { readonly type: 'addPlace'; readonly place: TreePlace }
  | { readonly type: 'selectTown'; readonly town: Town }
  | { readonly type: 'setPoint'; readonly point: PointPlace }
  | { readonly type: 'removePlace'; readonly key: string }
  | { readonly type: 'confirmReplace' }
  | { readonly type: 'cancelReplace' }
  | { readonly type: 'closePointDialog' }
  | { readonly type: 'submit' }

/** Returns the next state. Every action clears the previous alert. Some actions set a new alert. */
export function heroReducer(previous: HeroState, action: HeroAction): HeroState {
  const state = { ...previous, alert: undefined }
  switch (action.type) {
    case 'setText':
      return { ...state, text: action.text }
    case 'toggleDiscipline':
      return toggleDiscipline(state, action.value)
    case 'toggleSpecialization':
      return toggleSpecialization(state, action.value)
    case 'removeSubject':
      return removeSubject(state, action.slug)
    case 'searchSpecializations':
      return state.browsed ? state : { ...state, alert: 'selectDiscipline' }
    case 'setLevel':
      return { ...state, level: action.level }
    case 'setMode':
      return changeMode(state, action.mode)
    case 'togglePlace':
      return togglePlace(state, action.place)
    case 'addPlace':
      return addPlace(state, action.place)
    case 'selectTown':
      return proposeLocation(state, { mode: 'auto', town: action.town })
    case 'setPoint':
      return { ...state, mode: action.point.kind, places: [action.point], town: undefined }
    case 'removePlace':
      return removePlace(state, action.key)
    case 'confirmReplace':
      return state.pending ? applyLocation({ ...state, places: [] }, state.pending) : state
    case 'cancelReplace':
      return { ...state, pending: undefined }
    case 'closePointDialog':
      return { ...state, mode: undefined, town: undefined }
    case 'submit':
      return { ...state, wasSubmitted: true }
  }
}

/** Selects or deselects a discipline. A new discipline clears the specializations. */
function toggleDiscipline(state: HeroState, value: NamedValue): HeroState {
  if (hasSlug(state.disciplines, value.slug)) return removeSubject(state, value.slug)
  return { ...state, disciplines: [...state.disciplines, value], specializations: [], browsed: value }
}

/** Selects or deselects a specialization. A new specialization clears the disciplines. */
function toggleSpecialization(state: HeroState, value: NamedValue): HeroState {
  if (hasSlug(state.specializations, value.slug)) return removeSubject(state, value.slug)
  return { ...state, disciplines: [], specializations: [...state.specializations, value] }
}

function removeSubject(state: HeroState, slug: string): HeroState {
  const disciplines = state.disciplines.filter((each) => each.slug !== slug)
  const specializations = state.specializations.filter((each) => each.slug !== slug)
  const isBrowsedGone = disciplines.length < state.disciplines.length && state.browsed?.slug === slug
  const browsed = disciplines.length + specializations.length === 0 ? undefined : isBrowsedGone ? disciplines.at(-1) : state.browsed
  return { ...state, disciplines, specializations, browsed }
}

function changeMode(state: HeroState, mode: LocationMode): HeroState {
  return mode === state.mode ? state : proposeLocation(state, { mode })
}

/** Selects or deselects a place of the tree. */
function togglePlace(state: HeroState, place: TreePlace): HeroState {
  return hasPlace(state, place) ? removePlace(state, buildPlaceKey(place)) : addPlace(state, place)
}

/** Selects a place of the tree. If a point or "any" is selected, the visitor must confirm the replacement. */
function addPlace(state: HeroState, place: TreePlace): HeroState {
  if (hasPlace(state, place)) return state
  const areAllOfTree = state.places.every((each) => 'slug' in each)
  return areAllOfTree ? { ...state, places: [...state.places, place] } : proposeLocation(state, { mode: undefined, place })
}

/**
 * Applies a location if no place is selected. If a place is selected, the visitor must confirm the
 * replacement. A town cannot replace a country.
 */
function proposeLocation(state: HeroState, pending: PendingLocation): HeroState {
  const isTownBesideCountry = pending.mode === 'auto' && state.places.some(({ kind }) => kind === 'country')
  if (isTownBesideCountry) return { ...state, pending: undefined, alert: 'deselectCountry' }
  return state.places.length === 0 ? applyLocation(state, pending) : { ...state, pending }
}

function applyLocation(state: HeroState, { mode, place, town }: PendingLocation): HeroState {
  const places: readonly Place[] = mode === 'any' ? [{ kind: 'any' }] : place ? [place] : []
  return { ...state, mode, places, town, pending: undefined }
}

/** Removes a place. If the last place is removed, the modes `current`, `auto` and `any` end as well. */
function removePlace(state: HeroState, key: string): HeroState {
  const places = state.places.filter((each) => buildPlaceKey(each) !== key)
  const isPointOrAny = state.mode === 'any' || state.mode === 'current' || state.mode === 'auto'
  return { ...state, places, pending: undefined, mode: places.length === 0 && isPointOrAny ? EMPTY_HERO.mode : state.mode }
}

function hasPlace({ places }: HeroState, place: TreePlace): boolean {
  const key = buildPlaceKey(place)
  return places.some((each) => buildPlaceKey(each) === key)
}

function hasSlug(values: readonly NamedValue[], slug: string): boolean {
  return values.some((each) => each.slug === slug)
}

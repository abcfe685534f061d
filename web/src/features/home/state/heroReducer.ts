import type { PointPlace, Town } from '@/shared/location/points'
import {
  EMPTY_HERO,
  placeKey,
  type ChosenLevel,
  type HeroState,
  type LocationMode,
  type Pending,
  type Place,
  type TreePlace,
} from './heroState'
import type { NamedValue } from './namedValue'

/** The actions of the hero search. */
export type HeroAction =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'discipline'; readonly value: NamedValue }
  | { readonly kind: 'specialization'; readonly value: NamedValue }
  | { readonly kind: 'removeSubject'; readonly slug: string }
  | { readonly kind: 'findSpecialization' }
  | { readonly kind: 'level'; readonly level: ChosenLevel }
  | { readonly kind: 'mode'; readonly mode: LocationMode }
  | { readonly kind: 'place'; readonly place: TreePlace }
  | { readonly kind: 'town'; readonly town: Town }
  | { readonly kind: 'point'; readonly point: PointPlace }
  | { readonly kind: 'removePlace'; readonly key: string }
  | { readonly kind: 'confirmReplace' }
  | { readonly kind: 'cancelReplace' }
  | { readonly kind: 'leaveDialog' }
  | { readonly kind: 'try' }

export function reduceHero(before: HeroState, action: HeroAction): HeroState {
  const state = { ...before, alert: undefined }
  switch (action.kind) {
    case 'text':
      return { ...state, text: action.text }
    case 'discipline':
      return withDiscipline(state, action.value)
    case 'specialization':
      return withSpecialization(state, action.value)
    case 'removeSubject':
      return withoutSubject(state, action.slug)
    case 'findSpecialization':
      return state.browsed ? state : { ...state, alert: 'selectDiscipline' }
    case 'level':
      return { ...state, level: action.level }
    case 'mode':
      return withMode(state, action.mode)
    case 'place':
      return withPlace(state, action.place)
    case 'town':
      return requestLocation(state, { mode: 'auto', town: action.town })
    case 'point':
      return { ...state, mode: action.point.kind, places: [action.point], town: undefined }
    case 'removePlace':
      return withoutPlace(state, action.key)
    case 'confirmReplace':
      return state.pending ? applyLocation({ ...state, places: [] }, state.pending) : state
    case 'cancelReplace':
      return { ...state, pending: undefined }
    case 'leaveDialog':
      return { ...state, mode: undefined, town: undefined }
    case 'try':
      return { ...state, isTried: true }
  }
}

/** Adds a discipline, or removes one that is selected. Clears specializations, because no course matches both. */
function withDiscipline(state: HeroState, value: NamedValue): HeroState {
  if (has(state.disciplines, value.slug)) return withoutSubject(state, value.slug)
  return { ...state, disciplines: [...state.disciplines, value], specializations: [], browsed: value }
}

/** Adds a specialization and removes the discipline chips. The list stays open for more specializations. */
function withSpecialization(state: HeroState, value: NamedValue): HeroState {
  if (has(state.specializations, value.slug)) return withoutSubject(state, value.slug)
  return { ...state, disciplines: [], specializations: [...state.specializations, value] }
}

function withoutSubject(state: HeroState, slug: string): HeroState {
  const disciplines = state.disciplines.filter((each) => each.slug !== slug)
  const specializations = state.specializations.filter((each) => each.slug !== slug)
  const isBrowsedGone = disciplines.length < state.disciplines.length && state.browsed?.slug === slug
  const browsed = disciplines.length + specializations.length === 0 ? undefined : isBrowsedGone ? disciplines.at(-1) : state.browsed
  return { ...state, disciplines, specializations, browsed }
}

function withMode(state: HeroState, mode: LocationMode): HeroState {
  return mode === state.mode ? state : requestLocation(state, { mode })
}

/** Adds a place of the tree to other places of the tree. A point or Any is replaced after confirmation. */
function withPlace(state: HeroState, place: TreePlace): HeroState {
  const key = placeKey(place)
  if (state.places.some((each) => placeKey(each) === key)) return withoutPlace(state, key)
  const isBesideTree = state.places.every((each) => 'slug' in each)
  return isBesideTree ? { ...state, places: [...state.places, place] } : requestLocation(state, { mode: undefined, place })
}

/** Applies a location at once when none is selected. Rejects a town beside a country; otherwise waits for confirmation. */
function requestLocation(state: HeroState, pending: Pending): HeroState {
  const isTownBesideCountry = pending.mode === 'auto' && state.places.some(({ kind }) => kind === 'country')
  if (isTownBesideCountry) return { ...state, pending: undefined, alert: 'deselectCountry' }
  return state.places.length === 0 ? applyLocation(state, pending) : { ...state, pending }
}

function applyLocation(state: HeroState, { mode, place, town }: Pending): HeroState {
  const places: readonly Place[] = mode === 'any' ? [{ kind: 'any' }] : place ? [place] : []
  return { ...state, mode, places, town, pending: undefined }
}

/** Removes a place. Without a place left, the modes current, auto and any end too. */
function withoutPlace(state: HeroState, key: string): HeroState {
  const places = state.places.filter((each) => placeKey(each) !== key)
  const isAlone = state.mode === 'any' || state.mode === 'current' || state.mode === 'auto'
  return { ...state, places, pending: undefined, mode: places.length === 0 && isAlone ? EMPTY_HERO.mode : state.mode }
}

function has(values: readonly NamedValue[], slug: string): boolean {
  return values.some((each) => each.slug === slug)
}

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

/** What a person can want of the hero search; each is one step of the reducer. */
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
  | { readonly kind: 'agree' }
  | { readonly kind: 'keep' }
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
      return wanted(state, { mode: 'auto', town: action.town })
    case 'point':
      return { ...state, mode: action.point.kind, places: [action.point], town: undefined }
    case 'removePlace':
      return withoutPlace(state, action.key)
    case 'agree':
      return state.pending ? entered({ ...state, places: [] }, state.pending) : state
    case 'keep':
      return { ...state, pending: undefined }
    case 'leaveDialog':
      return { ...state, mode: undefined, town: undefined }
    case 'try':
      return { ...state, isTried: true }
  }
}

/** The same again takes it away. The specializations of another discipline give way: no course would be of both. */
function withDiscipline(state: HeroState, value: NamedValue): HeroState {
  if (has(state.disciplines, value.slug)) return withoutSubject(state, value.slug)
  return { ...state, disciplines: [...state.disciplines, value], specializations: [], browsed: value }
}

/** The discipline's chip goes, the specialization stays; the list stays open for more of them. */
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
  return mode === state.mode ? state : wanted(state, { mode })
}

/** A place of the tree beside others of the tree is one more; a point or Any stands alone. */
function withPlace(state: HeroState, place: TreePlace): HeroState {
  const key = placeKey(place)
  if (state.places.some((each) => placeKey(each) === key)) return withoutPlace(state, key)
  const isBesideTree = state.places.every((each) => 'slug' in each)
  return isBesideTree ? { ...state, places: [...state.places, place] } : wanted(state, { mode: undefined, place })
}

/** Enters at once when nothing is chosen; a town is refused beside a country, anything else waits for consent. */
function wanted(state: HeroState, pending: Pending): HeroState {
  const isTownBesideCountry = pending.mode === 'auto' && state.places.some(({ kind }) => kind === 'country')
  if (isTownBesideCountry) return { ...state, pending: undefined, alert: 'deselectCountry' }
  return state.places.length === 0 ? entered(state, pending) : { ...state, pending }
}

function entered(state: HeroState, { mode, place, town }: Pending): HeroState {
  const places: readonly Place[] = mode === 'any' ? [{ kind: 'any' }] : place ? [place] : []
  return { ...state, mode, places, town, pending: undefined }
}

/** With the last place of a mode that stands alone the mode goes too. */
function withoutPlace(state: HeroState, key: string): HeroState {
  const places = state.places.filter((each) => placeKey(each) !== key)
  const isAlone = state.mode === 'any' || state.mode === 'current' || state.mode === 'auto'
  return { ...state, places, pending: undefined, mode: places.length === 0 && isAlone ? EMPTY_HERO.mode : state.mode }
}

function has(values: readonly NamedValue[], slug: string): boolean {
  return values.some((each) => each.slug === slug)
}

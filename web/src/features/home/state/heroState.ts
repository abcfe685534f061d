import type { PointPlace, Town } from '@/shared/location/points'
import type { NamedValue } from './namedValue'

/** Types of degree level, by the virtual ids under which the search takes a whole type. */
export const LEVEL_TYPE_IDS = [-1, -2, -3] as const
type LevelTypeId = (typeof LEVEL_TYPE_IDS)[number]

export type ChosenLevel =
  | { readonly kind: 'none' }
  | { readonly kind: 'type'; readonly id: LevelTypeId; readonly slug: string; readonly name: string }
  | { readonly kind: 'level'; readonly slug: string; readonly name: string }

export const LOCATION_MODES = ['current', 'auto', 'region', 'country', 'state', 'city', 'any'] as const
/** How a location is chosen. Without a mode places are suggested for what is typed. */
export type LocationMode = (typeof LOCATION_MODES)[number]
export type TreeMode = 'region' | 'country' | 'state' | 'city'

/** A place of the catalogue; of a region the countries that it stands for. */
export interface TreePlace extends NamedValue {
  readonly kind: TreeMode
  readonly countries?: readonly string[]
}
export type Place = TreePlace | PointPlace | { readonly kind: 'any' }

/** What was wanted while other places are chosen: it waits until the visitor agrees that they go. */
export interface Pending {
  readonly mode: LocationMode | undefined
  readonly place?: TreePlace
  readonly town?: Town
}

type HeroAlert = 'selectDiscipline' | 'deselectCountry'

/** What stands in the three inputs of the hero search. */
export interface HeroState {
  readonly text: string
  /** Either disciplines or specializations are chosen, since the search would ask for courses of both at once. */
  readonly disciplines: readonly NamedValue[]
  readonly specializations: readonly NamedValue[]
  /** The discipline whose specializations are listed. */
  readonly browsed: NamedValue | undefined
  readonly level: ChosenLevel
  readonly mode: LocationMode | undefined
  readonly places: readonly Place[]
  readonly town: Town | undefined
  readonly pending: Pending | undefined
  readonly alert: HeroAlert | undefined
  /** A search was tried: what is missing is said from then on. */
  readonly isTried: boolean
}

export const EMPTY_HERO: HeroState = {
  text: '',
  disciplines: [],
  specializations: [],
  browsed: undefined,
  level: { kind: 'none' },
  mode: undefined,
  places: [],
  town: undefined,
  pending: undefined,
  alert: undefined,
  isTried: false,
}

export function placeKey(place: Place): string {
  return 'slug' in place ? `${place.kind}:${place.slug}` : place.kind
}

export interface HeroFaults {
  readonly course: boolean
  readonly level: boolean
  readonly location: boolean
}

/** What a search cannot do without (specification, section 5). */
export function faultsOf({ text, disciplines, specializations, level, places }: HeroState): HeroFaults {
  return {
    course: text.trim() === '' && disciplines.length + specializations.length === 0,
    level: level.kind === 'none',
    location: places.length === 0,
  }
}

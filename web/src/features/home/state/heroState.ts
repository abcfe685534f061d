import type { PointPlace, Town } from '@/shared/location/points'
import type { NamedValue } from '@/shared/names/names'

/** The ids of the level types. The ids are negative, because the level types are not rows of a table. */
export const LEVEL_TYPE_IDS = [-1, -2, -3] as const
type LevelTypeId = (typeof LEVEL_TYPE_IDS)[number]

export type SelectedLevel =
  | { readonly kind: 'none' }
  | { readonly kind: 'type'; readonly id: LevelTypeId; readonly slug: string; readonly name: string }
  | { readonly kind: 'level'; readonly slug: string; readonly name: string }

export const LOCATION_MODES = ['current', 'auto', 'region', 'country', 'state', 'city', 'any'] as const
/**
 * The kind of location to select. Without a mode, and in the modes `current`, `auto` and `any`,
 * places are suggested for the typed text.
 */
export type LocationMode = (typeof LOCATION_MODES)[number]
export type TreeMode = 'region' | 'country' | 'state' | 'city'

/** A place of the catalogue. A region also has the slugs of its countries with courses. */
export interface TreePlace extends NamedValue {
  readonly kind: TreeMode
  readonly countries?: readonly string[]
}
export type Place = TreePlace | PointPlace | { readonly kind: 'any' }

/** A location that replaces the selected places when the visitor confirms the replacement. */
export interface PendingLocation {
  readonly mode: LocationMode | undefined
  readonly place?: TreePlace
  readonly town?: Town
}

type HeroAlert = 'selectDiscipline' | 'deselectCountry'

export interface HeroState {
  readonly text: string
  /** Disciplines and specializations are never selected at the same time. Selecting one kind clears the other kind. */
  readonly disciplines: readonly NamedValue[]
  readonly specializations: readonly NamedValue[]
  /** The discipline whose specializations are listed. */
  readonly browsed: NamedValue | undefined
  readonly level: SelectedLevel
  readonly mode: LocationMode | undefined
  readonly places: readonly Place[]
  readonly town: Town | undefined
  readonly pending: PendingLocation | undefined
  readonly alert: HeroAlert | undefined
  /** Whether the visitor has submitted the form. Empty inputs are then marked. */
  readonly wasSubmitted: boolean
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
  wasSubmitted: false,
}

export function buildPlaceKey(place: Place): string {
  return 'slug' in place ? `${place.kind}:${place.slug}` : place.kind
}

export interface MissingInputs {
  readonly course: boolean
  readonly level: boolean
  readonly location: boolean
}

/** Finds the empty inputs. All three inputs are required (specification, section 5). */
export function findMissingInputs({ text, disciplines, specializations, level, places }: HeroState): MissingInputs {
  return {
    course: text.trim() === '' && disciplines.length + specializations.length === 0,
    level: level.kind === 'none',
    location: places.length === 0,
  }
}

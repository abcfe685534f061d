/** `current` is the location of the visitor. `auto` is a town, city or postcode. */
export type PointMode = 'current' | 'auto'

/** A point with a distance in km. The name of the current location is empty. */
export interface PointPlace {
  readonly kind: PointMode
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly distance: number
}

/** A town, city or postcode without a distance. */
export type Town = Omit<PointPlace, 'kind' | 'distance'>

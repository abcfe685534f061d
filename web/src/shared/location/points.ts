/** How a point is chosen: where the visitor is, or a town, city or postcode. */
export type PointMode = 'current' | 'auto'

/** A point with a distance in km; the visitor's own has no name. */
export interface PointPlace {
  readonly kind: PointMode
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly distance: number
}

/** A town or postcode that is chosen but for its distance. */
export type Town = Omit<PointPlace, 'kind' | 'distance'>

/** The English texts of the point dialog. The comment "spec" marks a text that the specification fixes. */
export const pointEn = {
  places: 'Places',
  distance: 'Distance (Km)',
  distanceNone: 'Select a distance',
  km: '{{km, number}} km',
  distanceRequired: 'Required filed', // spec
  placeRequired: 'Must choose Location', // spec
  allowAccess: 'allow permission to access location', // spec
  use: 'Use this location',
}

export type PointTexts = typeof pointEn

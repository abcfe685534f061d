/** The zooms of the specification, for the map of a listing's campuses and for that of a course's. */
export const CAMPUS_MAP = { initial: 2, selected: 9, closed: 3 } as const
export const COURSE_MAP = { initial: 4.5, selected: 15 } as const

/** From here on the API tells every campus by itself. */
const CAMPUSES_FROM_ZOOM = 13

/** From here on the names of cities find room on the map. */
export const CITIES_FROM_ZOOM = 5

/** Where a choice leads: as close as the rule says, and never further away than one has come by oneself. */
export function getZoomForSelected(now: number, chosen: number): number {
  return Math.max(now, chosen)
}

/** Where closing leads back to, or undefined where one had come closer, or gone elsewhere, by oneself. */
export function getZoomAfterClose(now: number): number | undefined {
  return isNear(now, CAMPUS_MAP.selected) ? CAMPUS_MAP.closed : undefined
}

/**
 * Where a cluster leads: to where its campuses fill the map (`fitting`), at least one step closer and no closer than
 * where each campus stands by itself, unless one is that close already.
 */
export function getZoomForCluster(now: number, fitting: number): number {
  return Math.max(now + 1, Math.min(fitting, CAMPUSES_FROM_ZOOM))
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.01
}

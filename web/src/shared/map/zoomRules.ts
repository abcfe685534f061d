/** Zooms from the specification, for the map of a listing and the map of a course. */
export const CAMPUS_MAP = { initial: 2, selected: 9, closed: 3 } as const
export const COURSE_MAP = { initial: 4.5, selected: 15 } as const

/** From this zoom on the API returns single campuses instead of clusters. */
const CAMPUSES_FROM_ZOOM = 13

/** From this zoom on the map shows city names. */
export const CITIES_FROM_ZOOM = 5

/** The zoom for a selected place: the rule's zoom, but never further out than the current zoom. */
export function getZoomForSelected(now: number, chosen: number): number {
  return Math.max(now, chosen)
}

/** The zoom after closing, or undefined when the visitor has changed the zoom since selecting. */
export function getZoomAfterClose(now: number): number | undefined {
  return isNear(now, CAMPUS_MAP.selected) ? CAMPUS_MAP.closed : undefined
}

/**
 * The zoom after a click on a cluster. It is `fitting`, the zoom at which its campuses fill the map, but at most the zoom
 * of single campuses. It is always at least one step closer than the current zoom.
 */
export function getZoomForCluster(now: number, fitting: number): number {
  return Math.max(now + 1, Math.min(fitting, CAMPUSES_FROM_ZOOM))
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.01
}

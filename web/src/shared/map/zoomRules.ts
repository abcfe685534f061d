/** Zooms from the specification, for the map of a listing and the map of a course. */
export const CAMPUS_MAP = { initial: 2, selected: 9, closed: 3 } as const
export const COURSE_MAP = { initial: 4.5, selected: 15 } as const

/** From this zoom on the API returns single campuses instead of clusters. */
const CAMPUSES_FROM_ZOOM = 13

/** From this zoom on the map shows city names. */
export const CITIES_FROM_ZOOM = 5

/** The zoom for a selected place. Selecting zooms in to `selected` and never zooms out. */
export function getZoomForSelected(current: number, selected: number): number {
  return Math.max(current, selected)
}

/** The zoom after closing, or undefined when the visitor has changed the zoom since selecting. */
export function getZoomAfterClose(current: number): number | undefined {
  return isNear(current, CAMPUS_MAP.selected) ? CAMPUS_MAP.closed : undefined
}

/**
 * The zoom after a click on a cluster. At the zoom `fitting` the campuses of the cluster fill the map. The result is at
 * most the zoom of single campuses, but at least one level closer than the current zoom.
 */
export function getZoomForCluster(current: number, fitting: number): number {
  return Math.max(current + 1, Math.min(fitting, CAMPUSES_FROM_ZOOM))
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.01
}

/**
 * The zooms of the map in the listing, and of the map with the campuses of a course or an institute. The specification
 * fixes these zooms.
 */
export const CAMPUS_MAP = { initial: 2, selected: 9, closed: 3 } as const
export const COURSE_MAP = { initial: 4.5, selected: 15 } as const

/** From this zoom on, the API returns single campuses instead of clusters. */
const CAMPUSES_FROM_ZOOM = 13

/** The markers of the listing's map show city names from this zoom on. */
export const CITIES_FROM_ZOOM = 5

/** Returns the zoom for a selected place. The map zooms in to `selected`, but never zooms out. */
export function getZoomForSelected(current: number, selected: number): number {
  return Math.max(current, selected)
}

/**
 * Returns the zoom after a place is closed. Returns undefined if the zoom is no longer the zoom of
 * a selected place, because the visitor has changed it.
 */
export function getZoomAfterClose(current: number): number | undefined {
  return isNear(current, CAMPUS_MAP.selected) ? CAMPUS_MAP.closed : undefined
}

/**
 * Returns the zoom after a click on a cluster. At the zoom `fitting`, the campuses of the cluster fill the map. The result is
 * at most the zoom of single campuses, but at least one level more than the current zoom.
 */
export function getZoomForCluster(current: number, fitting: number): number {
  return Math.max(current + 1, Math.min(fitting, CAMPUSES_FROM_ZOOM))
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.01
}

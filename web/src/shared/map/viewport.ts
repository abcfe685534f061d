import type { components } from '@/shared/api/schema'

export type MapArea = components['schemas']['MapArea']

/** An area in degrees. Longitudes may be outside -180 to 180 if the map shows the world more than once. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The centre and zoom of a map. At zoom 0, the world is 512 pixels wide. Each further level doubles the width. */
export interface MapPosition {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
}

/** The whole world at the initial zoom of the map. */
export const WORLD: MapArea = { south: -90, west: -180, north: 90, east: 180, zoom: 2 }

/** The highest zoom that the API accepts. */
const AREA_ZOOM_MAX = 22
/** Four decimals of a degree are about 10 m. Almost equal views then send equal requests. */
const DECIMALS = 4

/**
 * Converts the visible bounds for the API. Degrees are rounded outwards, and longitudes are between -180 and 180. If the area
 * crosses the date line, `west` is greater than `east`. Bounds of 360 degrees or more become the whole world.
 */
export function buildMapArea({ south, west, north, east }: Bounds, zoom: number): MapArea {
  const whole = east - west >= 360
  return {
    south: Math.max(-90, roundDegrees(south, Math.floor)),
    west: whole ? -180 : wrapLongitude(roundDegrees(west, Math.floor)),
    north: Math.min(90, roundDegrees(north, Math.ceil)),
    east: whole ? 180 : wrapLongitude(roundDegrees(east, Math.ceil)),
    zoom: Math.max(0, Math.min(AREA_ZOOM_MAX, Math.floor(zoom))),
  }
}

/** Rounds a position for the URL, and limits it to valid latitudes, longitudes and zooms. */
export function roundPosition({ latitude, longitude, zoom }: MapPosition): MapPosition {
  return {
    latitude: roundTo(Math.max(-85, Math.min(85, latitude)), DECIMALS),
    longitude: roundTo(wrapLongitude(longitude), DECIMALS),
    zoom: roundTo(Math.max(0, Math.min(AREA_ZOOM_MAX, zoom)), 2),
  }
}

/** Converts a longitude to the equal longitude between -180 and 180. */
function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude
  return roundTo(((((longitude + 180) % 360) + 360) % 360) - 180, DECIMALS)
}

function roundDegrees(degrees: number, round: (value: number) => number): number {
  return round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS
}

function roundTo(value: number, decimals: number): number {
  // Adding 0 converts -0 to 0.
  return Math.round(value * 10 ** decimals) / 10 ** decimals + 0
}

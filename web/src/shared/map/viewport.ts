import type { components } from '@/shared/api/schema'

export type MapArea = components['schemas']['MapArea']

/** Degrees. Longitudes may lie outside -180 to 180 when the map shows the world more than once. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The map's centre and zoom. Zoom 0 shows the world on 512 pixels; each level doubles the scale. */
export interface MapPosition {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
}

/** The whole world, with clusters at the map's initial zoom. */
export const WORLD: MapArea = { south: -90, west: -180, north: 90, east: 180, zoom: 2 }

/** The closest zoom that the API knows. */
const AREA_ZOOM_MAX = 22
/** A precision of about 10 metres, so that equal views send equal requests. */
const DECIMALS = 4

/**
 * Converts the visible bounds for the API. Degrees are rounded outwards and longitudes are between -180 and 180. Across
 * the date line west is greater than east. Bounds of 360 degrees or more become the whole world.
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

/** Rounds a position for the URL. */
export function roundPosition({ latitude, longitude, zoom }: MapPosition): MapPosition {
  return {
    latitude: roundTo(Math.max(-85, Math.min(85, latitude)), DECIMALS),
    longitude: roundTo(wrapLongitude(longitude), DECIMALS),
    zoom: roundTo(Math.max(0, Math.min(AREA_ZOOM_MAX, zoom)), 2),
  }
}

/** The equivalent longitude between -180 and 180. */
function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude
  return roundTo(((((longitude + 180) % 360) + 360) % 360) - 180, DECIMALS)
}

function roundDegrees(degrees: number, round: (value: number) => number): number {
  return round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS
}

function roundTo(value: number, decimals: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(value * 10 ** decimals) / 10 ** decimals + 0
}

import type { Position } from 'geojson'

/**
 * Prepares a ring for a flat map. In the atlas, a ring that crosses the date line jumps from 180 to
 * -180 degrees, or the other way. In the result, the longitudes continue above 180 or below -180 degrees
 * instead. A ring around a pole is closed along the edge of the map.
 */
export function unwrapRing(ring: readonly Position[]): Position[] {
  let turns = 0
  let before: number | undefined
  const unwrapped = ring.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined) turns += longitude - before > 180 ? -1 : longitude - before < -180 ? 1 : 0
    before = longitude
    return [longitude + turns * 360, latitude]
  })
  const [first, last] = [unwrapped[0], unwrapped.at(-1)]
  if (turns === 0 || !first || !last) return unwrapped
  const edge = (first[1] ?? 0) < 0 ? -90 : 90
  return [...unwrapped, [last[0] ?? 0, edge], [first[0] ?? 0, edge], first]
}

/** Computes the area of a ring in square degrees. */
export function computeRingArea(ring: readonly Position[]): number {
  return Math.abs(sumCrossProducts(ring, () => 1)) / 2
}

/** Computes the centre of the area of a ring. */
export function computeRingCentre(ring: readonly Position[]): Position {
  const divisor = 3 * sumCrossProducts(ring, () => 1)
  const computeCoordinate = (axis: 0 | 1) => sumCrossProducts(ring, (one, other) => (one[axis] ?? 0) + (other[axis] ?? 0)) / divisor
  return [computeCoordinate(0), computeCoordinate(1)]
}

function sumCrossProducts(ring: readonly Position[], weight: (one: Position, other: Position) => number): number {
  return ring.reduce((total, point, index) => {
    const before = ring.at(index - 1) ?? point
    const [x0 = 0, y0 = 0] = before
    const [x1 = 0, y1 = 0] = point
    return total + (x0 * y1 - x1 * y0) * weight(before, point)
  }, 0)
}

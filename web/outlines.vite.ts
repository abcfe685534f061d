import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import isoCodes from './isoCodes.json' with { type: 'json' }
import { OUTLINES_FOLDER } from './sharedConfig.vite.ts'
import { computeRingArea, computeRingCentre, unwrapRing } from './src/shared/map/world/polygonRings.ts'

/** The width and the height of an outline, in units of the SVG. Coordinates are whole numbers. */
const SIZE = 200
/**
 * A point is left out if the outline without the point differs by at most this distance, in units of
 * the SVG.
 */
const TOLERANCE = 1.2
/**
 * A part of a country, such as an island, is left out if its area is smaller than this number of
 * square units. The largest part always stays.
 */
const PART_MIN_AREA = 8
/**
 * A part is left out if it is too far from the largest part. The maximum distance between their
 * centres is this multiple of the size of the largest part.
 */
const PART_MAX_DISTANCE = 0.75
/**
 * The maximum distance for large parts, such as Alaska. A part is large if its area is at least
 * `LARGE_PART_MIN_SHARE` of the area of the largest part.
 */
const LARGE_PART_MAX_DISTANCE = 1.3
const LARGE_PART_MIN_SHARE = 0.05
/** Kosovo has no numeric code in ISO 3166. */
const CODES_BY_NAME: Readonly<Record<string, string>> = { Kosovo: 'XK' }

type WorldTopology = Topology<{ countries: GeometryCollection<{ readonly name: string }> }>
type Point = readonly [number, number]

/**
 * Adds one SVG file for each country with an outline to the build, such as `AU.svg`. The outlines are from Natural
 * Earth, which is in the public domain.
 */
export function countryOutlines(): Plugin {
  return {
    name: 'country-outlines',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle() {
      for (const [code, svg] of buildOutlines()) this.emitFile({ type: 'asset', fileName: `${OUTLINES_FOLDER}/${code}.svg`, source: svg })
    },
    configureServer({ middlewares }) {
      let outlines: ReadonlyMap<string, string> | undefined
      middlewares.use(`/${OUTLINES_FOLDER}`, (request, response, next) => {
        outlines ??= buildOutlines()
        const svg = outlines.get(request.url?.slice(1, 3) ?? '')
        if (svg === undefined) next()
        else response.setHeader('Content-Type', 'image/svg+xml').end(svg)
      })
    },
  }
}

/** Builds the SVG of each country, by its ISO 3166 code of two letters. */
export function buildOutlines(): ReadonlyMap<string, string> {
  const file = join(import.meta.dirname, 'node_modules', 'world-atlas', 'countries-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf-8')) as WorldTopology
  const codes: Readonly<Record<string, string>> = isoCodes
  const outlines = new Map<string, string>()
  for (const country of feature(topology, topology.objects.countries).features) {
    const code = codes[String(country.id)] ?? CODES_BY_NAME[country.properties.name]
    if (code === undefined || outlines.has(code) || !isArea(country)) continue
    const path = buildPath(country)
    if (path !== '') outlines.set(code, buildSvg(path))
  }
  return outlines
}

function isArea(country: Feature): country is Feature<Polygon | MultiPolygon> {
  return country.geometry.type === 'Polygon' || country.geometry.type === 'MultiPolygon'
}

function buildSvg(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path id="o" fill-rule="evenodd" d="${path}"/></svg>`
}

function buildPath({ geometry }: Feature<Polygon | MultiPolygon>): string {
  const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map((rings) => rings.map(unwrapRing))
  const parts = selectParts(polygons)
  const [centre] = parts.map(([ring = []]) => computeRingCentre(ring))
  const rings = parts.flat().map((ring) => ring.map((position) => project(position, centre ?? [0, 0])))
  const roughScale = computeFrame(rings).scale
  const visible = rings.filter((ring, index) => index === 0 || computeRingArea(ring.map(([x, y]) => [x, y])) * roughScale ** 2 >= PART_MIN_AREA)
  const { scale, middle } = computeFrame(visible)
  const toUnits = ([x, y]: Point): Point => [(x - middle[0]) * scale + SIZE / 2, (y - middle[1]) * scale + SIZE / 2]
  return visible
    .map((ring) => simplifyRing(ring.map(toUnits)))
    .filter((ring) => ring.length > 2)
    .map(formatRing)
    .join('')
}

/** Computes the centre of the rings, and the scale at which they fill the SVG. */
function computeFrame(rings: readonly (readonly Point[])[]): { readonly scale: number; readonly middle: Point } {
  const points = rings.flat()
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  return { scale: SIZE / Math.max(right - left, bottom - top), middle: [(left + right) / 2, (top + bottom) / 2] }
}

/**
 * Selects the largest part of a country, which is first in the result, and the parts near it.
 * Overseas parts, such as those of France, would make the outline too small.
 */
function selectParts(polygons: readonly (readonly Position[][])[]): readonly (readonly Position[][])[] {
  const byArea = polygons.toSorted(([one = []], [other = []]) => computeTrueArea(other) - computeTrueArea(one))
  const [largest = []] = byArea
  const [mainLongitude = 0, mainLatitude = 0] = computeRingCentre(largest[0] ?? [])
  const narrowing = Math.cos(toRadians(mainLatitude))
  const mainArea = computeTrueArea(largest[0] ?? [])
  const latitudes = (largest[0] ?? []).map(([, latitude = 0]) => latitude)
  const longitudes = (largest[0] ?? []).map(([longitude = 0]) => longitude)
  const size = Math.hypot(Math.max(...latitudes) - Math.min(...latitudes), (Math.max(...longitudes) - Math.min(...longitudes)) * narrowing)
  return byArea
    .map((rings) => {
      const [longitude = 0] = computeRingCentre(rings[0] ?? [])
      const turns = Math.round((mainLongitude - longitude) / 360)
      return rings.map((ring) => ring.map(([x = 0, y = 0]): Position => [x + turns * 360, y]))
    })
    .filter(([ring = []]) => {
      const [longitude = 0, latitude = 0] = computeRingCentre(ring)
      const isLarge = computeTrueArea(ring) >= mainArea * LARGE_PART_MIN_SHARE
      const distance = Math.hypot(latitude - mainLatitude, (longitude - mainLongitude) * narrowing)
      return distance <= size * (isLarge ? LARGE_PART_MAX_DISTANCE : PART_MAX_DISTANCE)
    })
}

function computeTrueArea(ring: readonly Position[]): number {
  return computeRingArea(ring) * Math.cos(toRadians(computeRingCentre(ring)[1] ?? 0))
}

/** Lambert's azimuthal equal-area projection. The y axis points down. */
function project([longitude = 0, latitude = 0]: Position, [centreLongitude = 0, centreLatitude = 0]: Position): Point {
  const [turn, height, base] = [toRadians(longitude - centreLongitude), toRadians(latitude), toRadians(centreLatitude)]
  const cosine = Math.sin(base) * Math.sin(height) + Math.cos(base) * Math.cos(height) * Math.cos(turn)
  const factor = Math.sqrt(2 / Math.max(1 + cosine, 1e-6))
  return [
    factor * Math.cos(height) * Math.sin(turn),
    -factor * (Math.cos(base) * Math.sin(height) - Math.sin(base) * Math.cos(height) * Math.cos(turn)),
  ]
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Simplifies a closed ring with the algorithm of Douglas and Peucker. */
function simplifyRing(ring: readonly Point[]): readonly Point[] {
  const farthest = findFarthest(ring, 0, 0, ring.length - 1).index
  return [...simplifyLine(ring, 0, farthest), ...simplifyLine(ring, farthest, ring.length - 1)]
}

/**
 * Simplifies the line from point `first` to point `last`. The result leaves out the last point,
 * because the next line starts there.
 */
function simplifyLine(points: readonly Point[], first: number, last: number): readonly Point[] {
  const start = points[first]
  if (start === undefined) return []
  const { index, distance } = findFarthest(points, first, first, last)
  return distance <= TOLERANCE ? [start] : [...simplifyLine(points, first, index), ...simplifyLine(points, index, last)]
}

function findFarthest(points: readonly Point[], base: number, first: number, last: number): { readonly index: number; readonly distance: number } {
  const [x0, y0] = points[base] ?? [0, 0]
  const [x1, y1] = points[last] ?? [0, 0]
  const length = Math.hypot(x1 - x0, y1 - y0)
  let farthest = { index: first, distance: 0 }
  for (let index = first + 1; index < last; index++) {
    const [x, y] = points[index] ?? [0, 0]
    const distance = length === 0 ? Math.hypot(x - x0, y - y0) : Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length
    if (distance > farthest.distance) farthest = { index, distance }
  }
  return farthest
}

function formatRing(ring: readonly Point[]): string {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const steps = points.map(([x, y], index) => {
    const [beforeX, beforeY] = index === 0 ? [0, 0] : (points[index - 1] ?? [0, 0])
    return formatPair(x - beforeX, y - beforeY)
  })
  return `M${steps[0] ?? ''}l${steps.slice(1).join(' ')}z`
}

/** A minus sign separates two numbers, so no space is needed before it. */
function formatPair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}

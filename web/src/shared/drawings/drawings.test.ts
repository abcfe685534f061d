import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import isoCodes from '../../../isoCodes.json' with { type: 'json' }
import { buildOutlines, countryOutlines } from '../../../outlines.vite.ts'
import { COUNTRIES_WITHOUT_OUTLINE } from './countriesWithoutOutline'

/** A picture must have less than 10 kB. */
const PICTURE_MAX_BYTES = 10_000

const outlines = buildOutlines()
const icons = readFileSync(join(import.meta.dirname, 'disciplineIcons.svg'), 'utf-8')

test('each country has an outline, or is listed as a country without one', () => {
  const codes = [...Object.values(isoCodes), 'XK', 'AN', 'CS']
  expect(new Set(codes.filter((code) => !outlines.has(code)))).toEqual(COUNTRIES_WITHOUT_OUTLINE)
  expect([...outlines.keys()].filter((code) => !codes.includes(code))).toEqual([])
})

test('an outline is one path within its SVG', () => {
  for (const svg of outlines.values()) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 200"><path id="o" fill-rule="evenodd" d="(M-?\d+ ?-?\d+l[-\d ]+z)+"\/><\/svg>$/)
    for (const [, ring = ''] of svg.matchAll(/([^Mz"]+)z/g)) {
      let [x, y] = [0, 0]
      const numbers = [...ring.matchAll(/-?\d+/g)].map(Number)
      for (let index = 0; index < numbers.length; index += 2) {
        ;[x, y] = [x + (numbers[index] ?? NaN), y + (numbers[index + 1] ?? NaN)]
        expect(Math.min(x, y, 200 - x, 200 - y)).toBeGreaterThanOrEqual(0)
      }
    }
  }
})

test('each discipline of the taxonomy has an icon', () => {
  const [, ...rows] = readFileSync(join(import.meta.dirname, '../../../../schemas/taxonomy/disciplines.csv'), 'utf-8').trim().split('\n')
  const drawn = [...icons.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn).toEqual(rows.map((row) => row.split(',')[1]))
})

test('each picture weighs less than 10 kB', () => {
  for (const svg of [...outlines.values(), icons]) expect(Buffer.byteLength(svg)).toBeLessThan(PICTURE_MAX_BYTES)
})

test('the development server sends the outlines', () => {
  const { apply, configureServer } = countryOutlines()
  if (typeof apply !== 'function' || typeof configureServer !== 'function') throw new Error('The plugin has no hooks')
  expect(apply.call({} as never, {}, { command: 'serve', mode: 'development' })).toBe(true)
  const use = vi.fn()
  void configureServer.call({} as never, { middlewares: { use } } as never)
  const [[, handle] = []] = use.mock.calls as [string, (request: object, response: object, next: () => void) => void][]
  const response = { setHeader: vi.fn().mockReturnThis(), end: vi.fn() }
  handle?.({ url: '/AU.svg' }, response, vi.fn())
  expect(response.setHeader).toHaveBeenCalledWith('Content-Type', 'image/svg+xml')
  expect(response.end).toHaveBeenCalledWith(outlines.get('AU'))
})

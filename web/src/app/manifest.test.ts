import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseListingUrl } from '@/features/listing/state/parseListingUrl'

interface Manifest {
  readonly name: string
  readonly start_url: string
  readonly display: string
  readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string; readonly purpose?: string }[]
  readonly share_target: { readonly action: string; readonly method: string; readonly params: { readonly text: string } }
}

const readPublic = (path: string) => readFileSync(join('public', path))
const manifest = JSON.parse(readPublic('manifest.json').toString()) as Manifest

/** The width and height of a PNG, which are in its first chunk. */
function readPngSize(path: string): string {
  const content = readPublic(path)
  expect(content.subarray(1, 4).toString()).toBe('PNG')
  return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`
}

test('the site can be installed: the page links a manifest with a name, a display mode and icons of the stated sizes', () => {
  expect(readFileSync('index.html').toString()).toContain('<link rel="manifest" href="/manifest.json" />')
  expect(manifest).toMatchObject({ name: expect.stringContaining('Meridian') as string, start_url: '/', display: 'standalone' })
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(pngs.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(pngs.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of pngs) expect(readPngSize(src)).toBe(sizes)
})

test('a shared text becomes the text of the search', () => {
  const { action, method, params } = manifest.share_target
  expect([action, method]).toEqual(['/search', 'GET'])
  expect(parseListingUrl(`?${params.text}=nursing+in+Australia`).text).toBe('nursing in Australia')
})

import { expect, test } from 'vitest'
import { getMapboxStyleUrl, getMapLibreStyleUrl } from './mapStyle'

const NONE = { mapbox_token: null, style_url: null, style_dark_url: null }
const URL = 'https://tiles.example/style.json'
const DARK = 'https://tiles.example/dark.json'

test('nothing set draws the bundled world, or the style of Mapbox that fits the colours', () => {
  expect(getMapLibreStyleUrl(NONE, 'light')).toBeUndefined()
  expect(getMapboxStyleUrl(NONE, 'light')).toContain('light')
  expect(getMapboxStyleUrl(NONE, 'dark')).toContain('dark')
})

test('a style by address is drawn by either engine, its dark one in dark colours', () => {
  for (const styleOf of [getMapLibreStyleUrl, getMapboxStyleUrl]) {
    expect(styleOf({ ...NONE, style_url: URL }, 'dark')).toBe(URL)
    expect(styleOf({ ...NONE, style_url: URL, style_dark_url: DARK }, 'dark')).toBe(DARK)
    expect(styleOf({ ...NONE, style_url: URL, style_dark_url: DARK }, 'light')).toBe(URL)
  }
})

test('a style that only Mapbox can open is not asked of MapLibre', () => {
  expect(getMapLibreStyleUrl({ ...NONE, style_url: 'mapbox://styles/a/b' }, 'light')).toBeUndefined()
})

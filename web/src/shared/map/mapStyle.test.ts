import { expect, test } from 'vitest'
import { getMapboxStyleUrl, getMapLibreStyleUrl } from './mapStyle'

const NONE = { mapbox_token: null, style_url: null, style_dark_url: null }
const URL = 'https://tiles.example/style.json'
const DARK = 'https://tiles.example/dark.json'

test('without settings MapLibre uses the bundled world, and Mapbox its style for the colour scheme', () => {
  expect(getMapLibreStyleUrl(NONE, 'light')).toBeUndefined()
  expect(getMapboxStyleUrl(NONE, 'light')).toContain('light')
  expect(getMapboxStyleUrl(NONE, 'dark')).toContain('dark')
})

test('both libraries use a configured style, and its dark variant in dark mode', () => {
  for (const styleOf of [getMapLibreStyleUrl, getMapboxStyleUrl]) {
    expect(styleOf({ ...NONE, style_url: URL }, 'dark')).toBe(URL)
    expect(styleOf({ ...NONE, style_url: URL, style_dark_url: DARK }, 'dark')).toBe(DARK)
    expect(styleOf({ ...NONE, style_url: URL, style_dark_url: DARK }, 'light')).toBe(URL)
  }
})

test('MapLibre ignores a style that only Mapbox can open', () => {
  expect(getMapLibreStyleUrl({ ...NONE, style_url: 'mapbox://styles/a/b' }, 'light')).toBeUndefined()
})

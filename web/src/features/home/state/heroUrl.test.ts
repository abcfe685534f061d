import { expect, test } from 'vitest'
import { buildAdvancedSearchUrl, buildHeroSearchUrl } from './heroUrl'
import { EMPTY_HERO } from './heroState'

const buildNamedValue = (slug: string) => ({ slug, name: slug })

test('each input has its key of the specification', () => {
  const address = buildHeroSearchUrl(
    {
      ...EMPTY_HERO,
      text: '  data   science ',
      specializations: [buildNamedValue('nursing'), buildNamedValue('midwifery')],
      level: { kind: 'level', slug: 'masters-degree', name: 'Master' },
      places: [
        { kind: 'country', ...buildNamedValue('chile') },
        { kind: 'state', ...buildNamedValue('pichincha') },
        { kind: 'city', ...buildNamedValue('loja') },
      ],
    },
    '',
  )
  expect(address).toBe(
    '/search?specialization=nursing,midwifery&country=chile&state=pichincha&city=loja&degreelevel=masters-degree&search=data+science',
  )
})

test('disciplines and a level type have their keys, and Any has none', () => {
  const address = buildHeroSearchUrl(
    {
      ...EMPTY_HERO,
      disciplines: [buildNamedValue('law'), buildNamedValue('arts')],
      level: { kind: 'type', id: -3, slug: 'postgraduate-by-research', name: 'Research' },
      places: [{ kind: 'any' }],
    },
    'USD',
  )
  expect(address).toBe('/search?discipline=law,arts&degreelevel_type=postgraduate-by-research&currency=USD')
})

test('a region becomes its countries without duplicates', () => {
  const region = { kind: 'region', ...buildNamedValue('andes'), countries: ['chile', 'peru'] } as const
  expect(buildHeroSearchUrl({ ...EMPTY_HERO, places: [{ kind: 'country', ...buildNamedValue('peru') }, region] }, '')).toBe('/search?country=peru,chile')
})

test.each([
  ['current', 'curL'],
  ['auto', 'autL'],
] as const)('a point of the kind %s becomes lat, lng, dst and sld', (kind, sld) => {
  const places = [{ kind, name: 'Loja', latitude: -4.001, longitude: -79.2, distance: 50 }]
  expect(buildHeroSearchUrl({ ...EMPTY_HERO, places }, '')).toBe(`/search?lat=-4.001&lng=-79.2&dst=50&sld=${sld}`)
})

test('special characters of the text are escaped', () => {
  const address = buildHeroSearchUrl({ ...EMPTY_HERO, text: 'R&D, 100% = a/b?' }, '')
  expect(new URLSearchParams(address.split('?')[1]).get('search')).toBe('R&D, 100% = a/b?')
})

test('the URL of the advanced listing', () => {
  expect(buildAdvancedSearchUrl('')).toBe('/search?advance=true')
  expect(buildAdvancedSearchUrl('USD')).toBe('/search?advance=true&currency=USD')
})

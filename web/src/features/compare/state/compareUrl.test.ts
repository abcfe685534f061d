import { expect, test } from 'vitest'
import { buildCompareUrl } from '@/shared/routing/courseUrls'
import { parseComparedSlugs } from './compareUrl'

test('reads the courses of a built URL', () => {
  expect(parseComparedSlugs(new URL(buildCompareUrl(['law', 'arts'], 'USD'), 'http://here').search)).toEqual(['law', 'arts'])
})

test('ignores empty, repeated and unknown keys', () => {
  expect(parseComparedSlugs('?crs1=&crs2=law&crs3=law')).toEqual(['law'])
  expect(parseComparedSlugs('?crs4=law')).toEqual([])
})

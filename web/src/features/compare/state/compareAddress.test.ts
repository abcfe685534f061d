import { expect, test } from 'vitest'
import { compareAddress } from '@/shared/routing/courseAddress'
import { comparedIn } from './compareAddress'

test('reads the courses that were written', () => {
  expect(comparedIn(new URL(compareAddress(['law', 'arts'], 'USD'), 'http://here').search)).toEqual(['law', 'arts'])
})

test('leaves out gaps and repetitions', () => {
  expect(comparedIn('?crs1=&crs2=law&crs3=law')).toEqual(['law'])
  expect(comparedIn('?crs4=law')).toEqual([])
})

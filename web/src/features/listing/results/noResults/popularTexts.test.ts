import { expect, test } from 'vitest'
import { DEFAULT_STATE } from '../../state/listingState'
import { selectPopularTexts } from './popularTexts'

test('an empty result links to the popular searches with the most courses, and not to itself', () => {
  const words = [
    { slug: 'mba-uk', name: 'mba & uk', type: 'search', course_count: 9 },
    { slug: 'nursing', name: 'nursing', type: 'search', course_count: 40 },
    { slug: 'law', name: 'law', type: 'search', course_count: 90 },
    { slug: 'law', name: 'Law', type: 'discipline', course_count: 99 },
  ]
  expect(selectPopularTexts(words, { ...DEFAULT_STATE, text: 'Law', view: 'grid', currency: 'USD' })).toEqual([
    { slug: 'text-nursing', name: 'nursing', count: 40, href: '/course?course=nursing&view=grid&currency=USD' },
    { slug: 'text-mba-uk', name: 'mba & uk', count: 9, href: '/course?course=mba+%26+uk&view=grid&currency=USD' },
  ])
  expect(selectPopularTexts([], DEFAULT_STATE)).toEqual([])
})

import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { DEFAULT_SLUGS } from '@/shared/routing/defaultSlugs'
import { setSlugs } from '@/shared/routing/paths'
import pageTypes from '../../page-types.json'
import { buildFirstRoutes, hasFirstPage } from './firstPages'
import { buildRoutes } from './pages'

const findPage = (path: string) => matchRoutes([...buildFirstRoutes(), ...buildRoutes()], path)?.at(-1)?.route.path

test('the server and the site accept the same number of path parts after each slug', () => {
  for (const [pageType, { slug, partCounts }] of Object.entries(pageTypes)) {
    const counts = [0, 1, 2, 3, 4, 5, 6, 7].filter((count) => findPage(['', slug, ...Array<string>(slug === '' ? 0 : count).fill('x')].join('/')) !== '*')
    expect([pageType, slug === '' ? [0] : counts]).toEqual([pageType, partCounts])
  }
})

test('the routes follow the slugs, and the fixed words stay', () => {
  setSlugs({ ...DEFAULT_SLUGS, course: 'programs', university_details: 'schools', blog: 'news' })
  expect(['/programs', '/course', '/schools/a', '/university-details/a/b'].map(findPage)).toEqual(['/programs', '/course', '/schools/:slug', '/university-details/:slug/:campusSlug'])
  expect(['/news', '/course/further', '/schools', '/'].map(findPage)).toEqual(['/news', '*', '*', '/'])
  expect(['/Programs/', '/course-detail/a', '/schools/a'].map(hasFirstPage)).toEqual([true, true, false])
  setSlugs(DEFAULT_SLUGS)
})

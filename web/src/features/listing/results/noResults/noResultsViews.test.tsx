import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '@/shared/api/problem'
import { show } from '@/testing/render'
import { DEFAULT_STATE } from '../../state/listingState'
import EmptyResult from './EmptyResult'
import { FailedResult } from './FailedResult'
import type { Relaxation } from './relaxations'

test('an empty result offers filters to remove and other searches', async () => {
  const onRemove = vi.fn()
  const law = { slug: 'law', name: 'Law', count: 1214, href: '/course?discipline=law' }
  const alternatives = { disciplines: [law], countries: [] }
  const relaxations: Relaxation[] = [{ id: 'intake', label: 'Remove “May” (214 courses)', action: { type: 'clearFilterGroup', group: 'intake' } }]
  show(<EmptyResult text="nursng" chips={[]} relaxations={relaxations} alternatives={alternatives} onRemove={onRemove} onClear={vi.fn()} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Oops! No courses match your criteria')
  expect(screen.getByText(/Check the spelling of “nursng”/)).toBeVisible()
  const related = screen.getByRole('navigation', { name: 'Related categories' })
  expect(within(related).getByRole('link', { name: 'Law 1,214' })).toHaveAttribute('href', '/course?discipline=law')
  expect(screen.queryByRole('navigation', { name: 'Popular searches' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove “May” (214 courses)' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith({ type: 'clearFilterGroup', group: 'intake' })
})

test('a rejected search names each unknown value, and offers to remove it or to clear the filters', async () => {
  const problem = new ApiProblem('refused', 'x', 422, [
    { field: 'filters.disciplines.include', reason: "there is no discipline 'alchemy'" },
    { field: 'filters.language.include.1', reason: "there is no language 'qq'; use a code" },
    { field: 'page', reason: 'pages end at 371' },
    { field: 'filters.point.distance_km', reason: 'too far' },
  ])
  const lists = { ...DEFAULT_STATE.lists, disciplines: ['law', 'alchemy'], languages: ['en', 'qq'] }
  const [onClear, onRemove] = [vi.fn(), vi.fn()]
  show(
    <FailedResult
      problem={problem}
      state={{ ...DEFAULT_STATE, lists, page: 999 }}
      isRetrying={false}
      onRetry={vi.fn()}
      onRemove={onRemove}
      onClear={onClear}
      onFirstPage={undefined}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    "There is no discipline 'alchemy'",
    "There is no language 'qq'",
    'Page 999 cannot be opened.',
    'One of the filters is not valid.',
  ])
  expect(screen.getByRole('alert')).not.toHaveTextContent(/filters\.|include|distance_km/)
  await userEvent.click(screen.getByRole('button', { name: 'Remove “alchemy”' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith({ type: 'toggleValue', list: 'disciplines', value: 'alchemy' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test.each([
  ['unreachable', 'We cannot connect to Meridian'],
  ['unavailable', 'Search is temporarily unavailable'],
  ['unexpected', 'The search did not work'],
] as const)('the error %s has a text and a retry button', async (kind, words) => {
  const onRetry = vi.fn()
  show(<FailedResult problem={new ApiProblem(kind, 'x')} state={DEFAULT_STATE} isRetrying={false} onRetry={onRetry} onRemove={vi.fn()} onClear={undefined} onFirstPage={undefined} />)
  expect(screen.getByRole('heading')).toHaveTextContent(words)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

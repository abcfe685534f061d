import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { Pagination } from './Pagination'

test('pages are links; only a plain click is handled without loading the page', async () => {
  const onPage = vi.fn()
  const onPreview = vi.fn()
  show(<Pagination current={2} last={9} buildHref={(page) => `/course?pg=${page}`} onPage={onPage} onPrefetch={onPreview} />)
  expect(screen.getByRole('link', { name: 'Page 2 of 9' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/course?pg=3')
  await userEvent.hover(screen.getByRole('link', { name: 'Next' }))
  expect(onPreview).toHaveBeenCalledWith(3)
  await userEvent.click(screen.getByRole('link', { name: 'Prev' }))
  expect(onPage.mock.calls).toEqual([[1]])
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(onPage.mock.calls).toEqual([[1]])
})

import '@/shared/texts/account/addAccountTexts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { components } from '@/shared/api/schema'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { show } from '@/testing/render'
import { SavedSearch } from './SavedSearch'

afterEach(() => vi.unstubAllGlobals())

const SEARCH: components['schemas']['SavedSearchEntry'] = {
  id: '0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11', name: 'Law', address: '?course=law', frequency: 'daily', created_at: '2026-11-30T08:00:00Z', next_alert_at: null, problem: null, problem_field: null,
}

function showSearch() {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ results: [], followed_frequency: 'off' })))
  show(
    <QueryClientProvider client={new QueryClient()}>
      <main id={RESULTS_ID} tabIndex={-1}>
        <SavedSearch search={SEARCH} />
      </main>
    </QueryClientProvider>,
  )
}

test.each(['Rename', 'Cancel'])('after %s, the button that opened the form has the focus', async (name) => {
  showSearch()
  await userEvent.click(screen.getByRole('button', { name: 'Rename: Law' }))
  await userEvent.type(screen.getByRole('textbox'), 'Law in London')
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('button', { name: 'Rename: Law' })).toHaveFocus()
})

test('after a search is deleted, the focus is on the page', async () => {
  showSearch()
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Law' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

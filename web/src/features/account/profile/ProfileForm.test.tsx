import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import '@/shared/texts/account/addAccountTexts'
import { show } from '@/testing/render'
import type { Profile } from '../queries/profile'
import { ProfileForm } from './ProfileForm'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const profile: Profile = {
  status: 200,
  user_id: 7,
  user_first_name: 'Ali',
  user_last_name: 'Khan',
  user_email: 'ali@example.org',
  user_mobile: '+923001234567',
  photo: 'No Image',
  user_country_id: null,
  user_country: null,
  user_city_id: null,
  user_city: 'Lahor',
  user_lq: null,
  user_date: null,
  fav_course: [],
}

test.each([
  [false, null],
  [true, ''],
])('the city typed at registration is shown, and stays unless it is emptied (%s)', async (isEmptied, sent) => {
  const bodies: FormData[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') bodies.push(await request.formData())
    return Response.json(request.url.includes('countries') ? [] : { results: [], person: null, status: 200, message: '' })
  })
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ProfileForm profile={profile} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const city = screen.getByDisplayValue('Lahor')
  if (isEmptied) await userEvent.clear(city)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await vi.waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]?.get('city_id')).toBe(sent)
  expect(bodies[0]?.get('first_name')).toBe('Ali')
})

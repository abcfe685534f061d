import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@/shared/texts/account/addAccountTexts'
import { show } from '@/testing/render'
import type { Profile } from '../queries/profile'
import { ProfileForm } from './ProfileForm'

const UNITED_STATES = 6252001

const PROFILE: Profile = {
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
  user_city: null,
  user_lq: null,
  user_date: null,
  fav_course: [],
}

const buildTown = (id: number, kind: 'city' | 'town', name: string, state: string, country: string, countryId: number) => ({ id, kind, name, address: `${name}, ${state}, ${country}`, country_id: countryId })

const CITIES = [
  buildTown(1164909, 'town', 'Sialkot', 'Punjab', 'Pakistan', 1168579),
  buildTown(4951788, 'city', 'Springfield', 'Massachusetts', 'United States', UNITED_STATES),
  buildTown(4250542, 'town', 'Springfield', 'Illinois', 'United States', UNITED_STATES),
]

const saved: FormData[] = []

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/location-auto-suggestion')) return Response.json({ results: CITIES })
  if (pathname.endsWith('/editProfile.php')) {
    saved.push(await request.formData())
    return Response.json({ status: 200, message: 'Successfully updated.' })
  }
  if (pathname.endsWith('/all-countries')) return Response.json([])
  return Response.json(pathname.endsWith('/session') ? { person: null, local_mailbox: false } : { results: [] })
}

beforeEach(() => vi.stubGlobal('fetch', respond))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  saved.length = 0
})

function showProfile(profile: Profile) {
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ProfileForm profile={profile} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test.each([
  [false, null],
  [true, ''],
])('the city typed at registration is shown, and stays unless it is emptied (%s)', async (isEmptied, sent) => {
  showProfile({ ...PROFILE, user_city: 'Lahor' })
  const city = screen.getByDisplayValue('Lahor')
  if (isEmptied) await userEvent.clear(city)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.get('city_id')).toBe(sent)
  expect(saved[0]?.get('first_name')).toBe('Ali')
})

test.each([
  ['Sialkot, Punjab, Pakistan', 'sialkot', '1164909', '1168579'],
  ['Springfield, Illinois, United States', 'Springfield, Illinois, United States', '4250542', String(UNITED_STATES)],
  ['Springfield, Massachusetts, United States', 'Springfield', '4951788', String(UNITED_STATES)],
])('each city of the gazetteer can be selected: %s', async (address, typed, id, countryId) => {
  showProfile(PROFILE)
  const city = screen.getByRole('combobox', { name: /City/ })
  await userEvent.type(city, 's')
  await waitFor(() => expect(document.querySelector(`option[value="${address}"]`)).not.toBeNull())
  fireEvent.change(city, { target: { value: typed } })
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.get('city_id')).toBe(id)
  expect(saved[0]?.get('country_id')).toBe(countryId)
})

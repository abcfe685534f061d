import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useImperativeHandle } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MapFrameProps } from '@/shared/map/MapFrame'
import { show } from '@/testing/render'
import type { ListedCampus } from './campus'
import { Campuses } from './Campuses'

const moveTo = vi.fn()

// jsdom cannot draw a map, so only the movements of the map are recorded.
vi.mock('@/shared/map/WorldMap', () => ({
  WorldMap: ({ label, handle }: MapFrameProps) => {
    useImperativeHandle(handle, () => ({ zoom: () => 4.5, moveTo, getFittingPosition: () => undefined }))
    return <div role="region" aria-label={label} />
  },
}))

const NAMED = { id: 1, slug: 'leeds', name: 'Leeds' }
const buildCampus = (id: number, campus: string, latitude: number): ListedCampus => ({
  id, slug: campus, name: campus, campus, latitude, longitude: 1, address: null, suburb: null, postcode: null, city: NAMED, state: NAMED, country: NAMED, country_iso2: 'GB',
})
const LIST = <Campuses campuses={[buildCampus(1, 'North', 50), buildCampus(2, 'South', 40)]} emptyText="none" />

beforeAll(() => import('./CampusMap'))
beforeEach(() => moveTo.mockClear())

test('"Show on map" moves the map, also to the campus that is already selected', async () => {
  show(LIST)
  const north = screen.getByRole('button', { name: /North/ })
  await userEvent.click(north)
  await screen.findByRole('region')
  moveTo.mockClear()
  await userEvent.click(north)
  expect(moveTo.mock.calls).toEqual([[expect.objectContaining({ latitude: 50, zoom: 15 })]])
  await userEvent.click(screen.getByRole('button', { name: /South/ }))
  expect(moveTo).toHaveBeenLastCalledWith(expect.objectContaining({ latitude: 40, zoom: 15 }))
})

test('another render does not move the map', async () => {
  const { rerender } = show(LIST)
  await userEvent.click(screen.getByRole('button', { name: /North/ }))
  await screen.findByRole('region')
  moveTo.mockClear()
  rerender(<Campuses campuses={[buildCampus(1, 'North', 50)]} emptyText="none" />)
  expect(moveTo).not.toHaveBeenCalled()
})

import '@/shared/texts/bundles/addHomeTexts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FlipCard } from '@/shared/ui/FlipCard'
import { show } from '@/testing/render'
import { heroReducer, type HeroAction } from '../state/heroReducer'
import { EMPTY_HERO, type HeroState } from '../state/heroState'
import { GroupCarousel } from './GroupCarousel'
import { HeroChips } from './HeroChips'
import { LocationField, type PlaceSearch } from './LocationField'
import PointDialog from '@/shared/location/PointDialog'
import { ScholarshipCountries } from './ScholarshipCountries'
import { SectionContent } from './Section'
import { AUTOPLAY_MS, computeNextSlide } from './useCarousel'

afterEach(() => vi.useRealTimers())

const nothing = () => undefined

test('of four chips two are shown until the list is expanded', async () => {
  const onRemove = vi.fn()
  const chips = ['Law', 'Arts', 'Music', 'Dance'].map((name) => ({ key: name.toLowerCase(), name }))
  show(<HeroChips box="Course" chips={chips} onRemove={onRemove} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'View more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Dance' }))
  expect(onRemove).toHaveBeenCalledWith('dance')
})

test('a card flips, and the focus moves to the other side', async () => {
  show(<FlipCard front="Front" back="Back" turnLabel="Turn over" turnBackLabel="Turn back" />)
  expect(screen.getByText('Back')).toHaveAttribute('inert')
  await userEvent.click(screen.getByRole('button', { name: 'Turn over' }))
  expect(screen.getByText('Front')).toHaveAttribute('inert')
  await vi.waitFor(() => expect(screen.getByLabelText('Turn back')).toHaveFocus())
})

const groups = Array.from({ length: 5 }, (_, id) => ({ id, slug: `group-${id}`, name: `Group ${id}`, logo: null, summary: 'Some.', institute_count: id }))
const shown = () => screen.getAllByRole('listitem').map((slide) => within(slide).getByRole('heading').textContent)

test('the carousel shows three slides, plays, and pauses', () => {
  vi.useFakeTimers()
  show(<GroupCarousel groups={groups} label="Groups" buildHref={(slug) => `/groups/${slug}`} />)
  expect(shown()).toEqual(['Group 0', 'Group 1', 'Group 2'])
  act(() => vi.advanceTimersByTime(AUTOPLAY_MS))
  expect(shown()).toEqual(['Group 1', 'Group 2', 'Group 3'])
  act(() => screen.getByRole('button', { name: 'Pause' }).click())
  act(() => vi.advanceTimersByTime(10 * AUTOPLAY_MS))
  expect(shown()).toEqual(['Group 1', 'Group 2', 'Group 3'])
})

test('the carousel pauses while it has the focus', () => {
  vi.useFakeTimers()
  show(<GroupCarousel groups={groups} label="Groups" buildHref={(slug) => `/groups/${slug}`} />)
  act(() => screen.getByRole('button', { name: 'Next groups' }).focus())
  act(() => vi.advanceTimersByTime(10 * AUTOPLAY_MS))
  expect(shown()).toEqual(['Group 0', 'Group 1', 'Group 2'])
})

test.each([
  [0, 1, 2, 1],
  [2, 1, 2, 0],
  [0, -1, 2, 2],
  [0, 1, 0, 0],
] as const)('slide %i with step %i and last slide %i leads to slide %i', (first, step, last, next) => {
  expect(computeNextSlide(first, step, last)).toBe(next)
})

test('a scholarship country has its count and leads to its scholarships', () => {
  const country = { id: 1, slug: 'chile', name: 'Chile', iso2: 'CL', scholarship_logo: null, scholarship_count: 1 }
  show(<ScholarshipCountries countries={[country, { ...country, id: 2, slug: 'peru', name: 'Peru', scholarship_count: 12 }]} buildHref={(slug) => `/?country=${slug}`} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Chile1 scholarship', 'Peru12 scholarships'])
  expect(screen.getByRole('link', { name: 'Peru' })).toHaveAttribute('href', '/?country=peru')
})

test('an empty list shows its text', () => {
  show(
    <SectionContent status="ready" isEmpty onRetry={nothing} height="1rem">
      list
    </SectionContent>,
  )
  expect(screen.getByText('No Record Found!')).toBeInTheDocument()
})

const loja = { id: 'city:loja', name: 'Loja', area: 'Ecuador', count: 3, place: { kind: 'city', slug: 'loja', name: 'Loja' } as const, town: undefined }

function Location({ search, before = EMPTY_HERO }: { readonly search: Partial<PlaceSearch>; readonly before?: HeroState }) {
  const [state, setState] = useState(before)
  const [text, setText] = useState('')
  const dispatch = (action: HeroAction) => setState((now) => heroReducer(now, action))
  const found = { text, onTextChange: setText, status: 'ready', isStale: false, places: [], onRetry: nothing, findFirstMatch: () => Promise.resolve(undefined), ...search } as const
  return <LocationField state={state} dispatch={dispatch} inputRef={createRef()} search={found} hasError={false} />
}

test('Enter adds the first match, and the arrow keys select another', async () => {
  show(<Location search={{ places: [loja], findFirstMatch: () => Promise.resolve(loja) }} />)
  const input = screen.getByRole('combobox', { name: 'Location' })
  await userEvent.type(input, 'lo{Enter}')
  expect(await screen.findByRole('button', { name: 'Remove Loja' })).toBeInTheDocument()
  expect(input).toHaveValue('')
  await userEvent.type(input, 'lo{ArrowDown}{Enter}')
  expect(screen.queryByRole('button', { name: 'Remove Loja' })).not.toBeInTheDocument()
})

test('pressing Enter twice adds the first match once', async () => {
  const found: (() => void)[] = []
  show(<Location search={{ findFirstMatch: () => new Promise((resolve) => found.push(() => resolve(loja))) }} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'lo{Enter}{Enter}')
  expect(found).toHaveLength(2)
  await act(async () => found.forEach((send) => send()))
  expect(screen.getByRole('button', { name: 'Remove Loja' })).toBeInTheDocument()
})

test('a first match that arrives after the text has changed is ignored', async () => {
  const found: (() => void)[] = []
  show(<Location search={{ findFirstMatch: () => new Promise((resolve) => found.push(() => resolve(loja))) }} />)
  const input = screen.getByRole('combobox', { name: 'Location' })
  await userEvent.type(input, 'lo{Enter}n')
  await act(async () => found.forEach((send) => send()))
  expect(found).toHaveLength(1)
  expect(input).toHaveValue('lon')
  expect(screen.queryByRole('button', { name: 'Remove Loja' })).toBeNull()
})

test('without a match, a text is shown and Enter adds nothing', async () => {
  show(<Location search={{}} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'zz{Enter}')
  expect(screen.getByText('No match')).toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('a town beside a country shows the alert of the specification', async () => {
  const before = { ...EMPTY_HERO, places: [{ kind: 'country', slug: 'chile', name: 'Chile' }] } as const
  show(<Location search={{}} before={before} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Location' }))
  await userEvent.click(screen.getByRole('button', { name: 'Town, city or postcode' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Kindly de-select the country to view Courses at your location.')
  await userEvent.click(screen.getByRole('button', { name: 'Any' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove and continue' }))
  expect(screen.getByRole('button', { name: 'Remove Any location' })).toBeInTheDocument()
})

const noTowns = { text: '', onTextChange: nothing, status: 'ready', isStale: false, towns: [], onRetry: nothing, findFirstTown: () => Promise.resolve(undefined) } as const

test('a point needs a distance and the location of the browser', async () => {
  const onPoint = vi.fn()
  const locate = vi.fn().mockRejectedValueOnce(new Error('denied')).mockResolvedValueOnce({ latitude: 1, longitude: 2 })
  show(
    <PointDialog mode="current" isOpen town={undefined} search={noTowns} readLocation={locate} onPoint={onPoint} onClose={nothing} onClosed={nothing} />,
  )
  const choose = screen.getByRole('button', { name: 'Use this location' })
  await userEvent.click(choose)
  expect(screen.getByRole('alert')).toHaveTextContent('Required filed')
  await userEvent.selectOptions(screen.getByLabelText('Distance (Km)'), '50')
  await userEvent.click(choose)
  expect(await screen.findByRole('alert')).toHaveTextContent('allow permission to access location')
  await userEvent.click(choose)
  await vi.waitFor(() => expect(onPoint).toHaveBeenCalledWith({ kind: 'current', name: '', latitude: 1, longitude: 2, distance: 50 }))
})

test.each(['closed', 'removed'])('a location that arrives after the dialog was %s is ignored', async (change) => {
  const onPoint = vi.fn()
  const sendLocation = vi.fn<(location: { latitude: number; longitude: number }) => void>()
  const locate = () => new Promise<{ latitude: number; longitude: number }>((resolve) => sendLocation.mockImplementation(resolve))
  const dialog = (isOpen: boolean) => (
    <PointDialog mode="current" isOpen={isOpen} town={undefined} search={noTowns} readLocation={locate} onPoint={onPoint} onClose={nothing} onClosed={nothing} />
  )
  const { rerender } = show(dialog(true))
  await userEvent.selectOptions(screen.getByLabelText('Distance (Km)'), '50')
  await userEvent.click(screen.getByRole('button', { name: 'Use this location' }))
  rerender(change === 'closed' ? dialog(false) : <p>Another page</p>)
  await act(async () => sendLocation({ latitude: 1, longitude: 2 }))
  expect(sendLocation).toHaveBeenCalledOnce()
  expect(onPoint).not.toHaveBeenCalled()
})

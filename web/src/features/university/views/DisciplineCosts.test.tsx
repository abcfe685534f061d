import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DEFAULT_MONEY } from '@/shared/money/money'
import type { FeeSpread } from '@/shared/pictures/overview'
import { show } from '@/testing/render'
import { DisciplineCosts } from './DisciplineCosts'

const makeSpread = (id: number): FeeSpread => ({
  group: { id, slug: `discipline-${id}`, name: `Discipline ${id}` },
  currency: 'GBP',
  course_count: 100 - id,
  lower_quartile: 1000 * id,
  median: 2000 * id,
  upper_quartile: 3000 * id,
})
const SPREADS = Array.from({ length: 10 }, (_, index) => makeSpread(index + 1))

test('the costs of eight disciplines are visible, and a button shows the others', async () => {
  show(<DisciplineCosts spreads={SPREADS} money={DEFAULT_MONEY} />)
  const readNames = () => screen.getAllByRole('rowheader').map((each) => each.textContent)
  expect(readNames()).toEqual(SPREADS.slice(0, 8).map(({ group }) => group.name))
  const [, first] = screen.getAllByRole('row')
  if (!first) throw new Error('the table has no row')
  expect(within(first).getAllByRole('cell').map((each) => each.textContent?.replaceAll('\u00a0', ' '))).toEqual(['GBP £2,000', 'GBP £1,000 to GBP £3,000', '99'])
  await userEvent.click(screen.getByRole('button', { name: 'Show all 10 disciplines' }))
  expect(readNames()).toEqual(SPREADS.map(({ group }) => group.name))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a country without known fees shows a text', () => {
  show(<DisciplineCosts spreads={[]} money={DEFAULT_MONEY} />)
  expect(screen.getByText('No fees are published yet.')).toBeVisible()
})

import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleCurrencies } from '@/shared/money/currencies.example'
import { buildMoney, DEFAULT_MONEY } from '@/shared/money/money'
import { show } from '@/testing/render'
import { CourseDots } from './CourseDots'
import { DurationBars } from './DurationBars'
import { computeAxisEnd } from './feeAxis'
import { FeesByDuration } from './FeesByDuration'
import { FeeSpreads } from './FeeSpreads'
import { IntakeBars } from './IntakeBars'
import type { DurationCount, DurationFees, FeeSpread } from './overview'

/** The maximum size of the HTML of a chart in characters. */
const PICTURE_MAX_BYTES = 10_000

const BACHELOR = { id: 5, slug: 'bachelors-degree', name: "Bachelor's Degree" }
const MASTER = { id: 9, slug: 'masters-degree', name: "Master's Degree" }
const DURATIONS: readonly DurationCount[] = [
  { degree_level: BACHELOR, years: 3, course_count: 1200 },
  { degree_level: BACHELOR, years: 3.5, course_count: 34 },
  { degree_level: BACHELOR, years: 5, course_count: 7 },
  { degree_level: MASTER, years: 0.5, course_count: 2 },
  { degree_level: MASTER, years: 1.5, course_count: 40 },
]
const FEES: readonly DurationFees[] = [
  { years: 0, currency: 'GBP', course_count: 3, lower_quartile: 4000, median: 5000, upper_quartile: 6000 },
  { years: 1.5, currency: 'GBP', course_count: 8, lower_quartile: 10_000, median: 12_000, upper_quartile: 17_000 },
  { years: 5, currency: 'GBP', course_count: 1, lower_quartile: 20_000, median: 20_000, upper_quartile: 20_000 },
]
const SPREADS: readonly FeeSpread[] = [{ group: { id: 1, slug: 'fiji', name: 'Fiji' }, currency: 'GBP', course_count: 9, lower_quartile: 10, median: 20, upper_quartile: 30 }]
const DOTS = [
  { id: 1, name: 'Law', duration: '1 year', weeks: 52, fee: { amount: 10_000, code: 'GBP' }, feeText: 'GBP £10,000' },
  { id: 2, name: 'Nursing', duration: '6 years', weeks: 312, fee: { amount: 30_000, code: 'GBP' }, feeText: 'GBP £30,000' },
]
const readRows = () => screen.getAllByRole('row').map((row) => [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map(({ textContent }) => textContent))
/** Reads the positions of the marks of a plot. */
const readMarks = (markup: string) => [...markup.matchAll(/style="(inset-inline-start:[^"]+;inset-block-end:[^"]+)"/g)].map(([, style]) => style)
const hideIsolates = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map((text) => text.replaceAll(/[\u2066-\u2069]/g, '')))

test('the table of durations has the number of courses of each degree level by full years', () => {
  show(<DurationBars durations={DURATIONS} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Years', 'under 1', '1', '2', '3', '4', '5+'])
  expect(readRows().slice(1)).toEqual([
    ["Bachelor's Degree", '0', '0', '0', '1,234', '0', '7'],
    ["Master's Degree", '2', '40', '0', '0', '0', '0'],
  ])
})

test('six degree levels with the most courses are shown, in the order of the levels', () => {
  const levels = Array.from({ length: 8 }, (_, id) => ({ degree_level: { id, slug: `level-${id}`, name: `Level ${id}` }, years: 1, course_count: id + 1 }))
  show(<DurationBars durations={levels} />)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Level 2', 'Level 3', 'Level 4', 'Level 5', 'Level 6', 'Level 7'])
})

test('the table of fees by duration has the quartiles and the number of courses', () => {
  show(<FeesByDuration fees={FEES} money={DEFAULT_MONEY} />)
  expect(hideIsolates(readRows()).slice(1)).toEqual([
    ['Under half a year', 'GBP £5,000', 'GBP £4,000 to GBP £6,000', '3'],
    ['1.5 to under 2 years', 'GBP £12,000', 'GBP £10,000 to GBP £17,000', '8'],
    ['5 years or more', 'GBP £20,000', 'GBP £20,000 to GBP £20,000', '1'],
  ])
  const markup = renderToStaticMarkup(<FeesByDuration fees={FEES} money={DEFAULT_MONEY} />)
  expect(readMarks(markup)).toEqual([
    'inset-inline-start:3%;inset-block-end:20%;block-size:10%', 'inset-inline-start:3%;inset-block-end:25%',
    'inset-inline-start:31.2%;inset-block-end:50%;block-size:35%', 'inset-inline-start:31.2%;inset-block-end:60%',
    'inset-inline-start:97%;inset-block-end:100%;block-size:0%', 'inset-inline-start:97%;inset-block-end:100%',
  ])
})

test('fees are in the selected currency', () => {
  show(<FeesByDuration fees={FEES.slice(0, 1)} money={buildMoney('PKR', exampleCurrencies())} />)
  expect(readRows()[1]?.[1]).toMatch(/^PKR [\d,]+$/)
})

test('the table of compared courses has the numbers of the dots', () => {
  show(<CourseDots courses={DOTS} />)
  expect(readRows().slice(1)).toEqual([
    ['1. Law', '1 year', 'GBP £10,000'],
    ['2. Nursing', '6 years', 'GBP £30,000'],
  ])
  const markup = renderToStaticMarkup(<CourseDots courses={DOTS} />)
  expect(readMarks(markup)).toEqual(['inset-inline-start:21.8%;inset-block-end:33.3%', 'inset-inline-start:97%;inset-block-end:100%'])
})

test('an axis ends at a round number that is not lower than the highest amount', () => {
  expect([0, 0.7, 1, 17, 101, 2_450_000, 9_999].map(computeAxisEnd)).toEqual([1, 0.8, 1, 20, 150, 3_000_000, 10_000])
})

test('each picture weighs less than 10 kB', () => {
  const spreads = Array.from({ length: 8 }, (_, id) => SPREADS.map((each) => ({ ...each, group: { id, slug: `country-${id}`, name: 'United Arab Emirates' } }))).flat()
  const intakes = Array.from({ length: 12 }, () => ({ intake_month: 'september', course_count: 12_345 })).map((each, index) => ({ ...each, intake_month: `${index}` }))
  const fees = Array.from({ length: 11 }, (_, index) => ({ years: index / 2, currency: 'PKR', course_count: 1000, lower_quartile: 1_234_567, median: 2_345_678, upper_quartile: 3_456_789 }))
  const durations = Array.from({ length: 36 }, (_, index) => ({ degree_level: { id: index % 6, slug: `level-${index % 6}`, name: "Bachelor's Honours Degree" }, years: Math.floor(index / 6), course_count: 1234 }))
  const pictures = [
    <FeeSpreads key="spreads" spreads={spreads} groupLabel="Country" getGroupName={({ name }) => name} money={DEFAULT_MONEY} />,
    <IntakeBars key="intakes" intakes={intakes} />,
    <DurationBars key="durations" durations={durations} />,
    <FeesByDuration key="fees" fees={fees} money={DEFAULT_MONEY} />,
    <CourseDots key="dots" courses={[...DOTS, ...DOTS].slice(0, 3).map((dot, id) => ({ ...dot, id }))} />,
  ]
  for (const picture of pictures) expect(renderToStaticMarkup(picture).length).toBeLessThan(PICTURE_MAX_BYTES)
})

import { expect, test } from 'vitest'
import { getVisaWeeks } from './visaWeeks'

test.each([
  [4, 12, { min: 4, max: 12 }],
  [3, null, { min: 3, max: 3 }],
  [null, 8, { min: 8, max: 8 }],
  [null, null, undefined],
])('%s to %s weeks', (weeks_min, weeks_max, weeks) => {
  expect(getVisaWeeks({ weeks_min, weeks_max })).toEqual(weeks)
})

import { expect, test } from 'vitest'
import { isPersonalText } from './personalText'

test.each(['ali@example.org', 'nursing ali@', '0300 1234567', '+92 300-1234567', 'card 3520287654321', '(0300) 123 45 67', '1234567', '+5 000 000'])('%s is personal', (text) =>
  expect(isPersonalText(text)).toBe(true),
)

test.each(['', 'nursing', 'mba under 5,000,000', '1 000 000 rupees', '2026 2027', '2026/2027', '123456', '100 courses in 2026', 'b.sc 3 years'])('%s is not personal', (text) =>
  expect(isPersonalText(text)).toBe(false),
)

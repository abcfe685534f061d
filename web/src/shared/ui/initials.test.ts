import { expect, test } from 'vitest'
import { buildInitials } from './initials'

test.each([
  ['4TU.Federation', '4T'],
  ['3iL Ingénieurs', '3I'],
  ['University of the Arts London', 'UA'],
  ['École Polytechnique', 'ÉP'],
  ['(Old) College', 'OC'],
  ['Université Paris 8', 'UP'],
  ['The', 'T'],
  ['42', '42'],
])('the monogram of %s is %s', (name, initials) => {
  expect(buildInitials(name)).toBe(initials)
})

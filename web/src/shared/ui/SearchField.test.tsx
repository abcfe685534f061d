import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '@/testing/render'
import { SearchField } from './SearchField'

test.each([
  ['computer science', 'auto'],
  ['', null],
])('the direction of the field with “%s” is %s', (value, direction) => {
  show(<SearchField value={value} aria-label="Search" readOnly onClear={() => undefined} />)
  expect(screen.getByRole('textbox', { name: 'Search' }).getAttribute('dir')).toBe(direction)
})

import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { show } from '@/testing/render'
import { SampleNotice } from './SampleNotice'

afterEach(() => delete document.documentElement.dataset.sample)

test('sample data has a notice', () => {
  show(<SampleNotice isSample />)
  expect(screen.getByRole('note')).toHaveTextContent('This is sample data')
})

test('other data of a catalogue with sample data has no notice', () => {
  document.documentElement.dataset.sample = ''
  show(<SampleNotice isSample={false} />)
  expect(screen.queryByRole('note')).toBeNull()
})

test('while the data is unknown, the catalogue decides', () => {
  const { rerender } = show(<SampleNotice />)
  expect(screen.queryByRole('note')).toBeNull()
  document.documentElement.dataset.sample = ''
  rerender(<SampleNotice />)
  expect(screen.getByRole('note')).toBeVisible()
})

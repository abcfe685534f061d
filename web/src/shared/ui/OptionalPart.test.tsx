import { screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { OptionalPart } from './OptionalPart'

const Missing = lazy(() => Promise.reject<{ default: () => null }>(new Error('not loaded')))

test('a page stays when an optional part cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(
    <>
      <p>Courses</p>
      <OptionalPart>
        <Missing />
      </OptionalPart>
    </>,
  )
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  expect(screen.getByText('Courses')).toBeVisible()
  logged.mockRestore()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import type { ComparedItem } from './comparison'
import { CompareButton } from './CompareButton'
import { CompareDrawer } from './CompareDrawer'

const item = (id: number): ComparedItem => ({ id, slug: `course-${id}`, name: `Course ${id}`, institute: 'Leeds', logo: null })

function drawer(items: readonly ComparedItem[], href?: string, message?: string) {
  const onRemove = vi.fn()
  const onClose = vi.fn()
  return { onRemove, onClose, view: <CompareDrawer items={items} message={message} href={href} onRemove={onRemove} onClose={onClose} /> }
}

test('two courses can be compared, in a new tab', () => {
  const { rerender } = show(drawer([item(1)]).view)
  expect(screen.getByRole('region', { name: 'You can compare upto 3 Universities' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  rerender(drawer([item(1), item(2)], '/compare-course?crs1=course-1&crs2=course-2').view)
  const link = screen.getByRole('link', { name: 'Compare Course' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('href', '/compare-course?crs1=course-1&crs2=course-2')
})

test('a course has the logo of its institute, or its initials', () => {
  show(drawer([{ ...item(1), logo: '/leeds.svg' }, item(2)]).view)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/leeds.svg')
  expect(screen.getByText('L')).toBeVisible()
})

test('each course can be removed, and the drawer can be closed', async () => {
  const { view, onRemove, onClose } = drawer([item(1), item(2)])
  show(view)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Course 2' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(2)
  expect(screen.getByRole('region')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Close the comparison' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('an empty drawer shows a text; a rejected course is announced', () => {
  const { rerender } = show(drawer([]).view)
  expect(screen.getByText('No record Found')).toBeVisible()
  rerender(drawer([item(1)], undefined, 'Course Already selected').view)
  expect(screen.getByRole('status')).toHaveTextContent('Course Already selected')
})

test('the header button shows the number of selected courses', async () => {
  const onToggle = vi.fn()
  show(<CompareButton count={2} isOpen={false} onToggle={onToggle} />)
  const button = screen.getByRole('button', { name: 'Compare, 2 selected' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(onToggle).toHaveBeenCalledOnce()
})

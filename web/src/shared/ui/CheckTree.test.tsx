import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { computeCheckStates, toggleNode } from '@/shared/tree/treeSelection'
import { CheckTree } from './CheckTree'
import { filterNodes, type CheckTreeNode } from './checkTreeRows'

const node = (label: string, count: number, children: CheckTreeNode[] = []): CheckTreeNode => ({
  id: label.toLowerCase(),
  label,
  count: String(count),
  isEmpty: count === 0,
  children,
})
const NODES = [
  node('Canada', 30, [node('Ontario', 10, [node('Toronto', 10)]), node('Québec', 20, [node('Montréal', 20)])]),
  node('Malta', 0),
]

function Tree({ direction = 'ltr' as 'ltr' | 'rtl', onToggle = undefined as ((id: string) => void) | undefined }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [cover, setCover] = useState<ReadonlySet<string>>(new Set())
  return (
    <MantineProvider env="test">
      <CheckTree
        label="Location"
        nodes={NODES}
        checkStates={computeCheckStates(NODES, cover)}
        expanded={expanded}
        direction={direction}
        onExpand={(id) => setExpanded((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))}
        onToggle={(id) => {
          onToggle?.(id)
          setCover(new Set(toggleNode(NODES, cover, id)))
        }}
      />
    </MantineProvider>
  )
}
const item = (name: RegExp) => screen.getByRole('treeitem', { name })

test('the keyboard moves through the tree, expands nodes and selects them', async () => {
  const user = userEvent.setup()
  render(<Tree />)
  await user.tab()
  expect(item(/Canada/)).toHaveFocus()
  expect(screen.queryByText('Ontario')).toBeNull()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(item(/Toronto/)).toHaveFocus()
  await user.keyboard(' ')
  expect(item(/Ontario/)).toBeChecked()
  expect(item(/Canada/)).toHaveAttribute('aria-checked', 'mixed')
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(item(/Canada/)).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.queryByText('Ontario')).toBeNull()
  await user.keyboard('{End}')
  expect(item(/Malta/)).toHaveFocus()
})

test('in right-to-left text the left arrow expands a node', async () => {
  const user = userEvent.setup()
  render(<Tree direction="rtl" />)
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(item(/Ontario/)).toBeVisible()
})

test('a node without courses cannot be selected', async () => {
  const onToggle = vi.fn()
  const user = userEvent.setup()
  render(<Tree onToggle={onToggle} />)
  expect(item(/Malta/)).toHaveAttribute('aria-disabled', 'true')
  await user.click(item(/Malta/))
  await user.keyboard(' ')
  expect(onToggle).not.toHaveBeenCalled()
})

test('filtering ignores case and accents, and keeps the ancestors and descendants of a match', () => {
  expect(filterNodes(NODES, 'montreal').map(({ children }) => children.map(({ label }) => label))).toEqual([['Québec']])
  expect(filterNodes(NODES, 'ONT')).toHaveLength(1)
  expect(filterNodes(NODES, 'canada')[0]?.children).toHaveLength(2)
  expect(filterNodes(NODES, 'atlantis')).toEqual([])
})

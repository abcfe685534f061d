import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeCheckStates, toggleNode, type TreeNode } from './treeSelection'

const leaf = (id: string): TreeNode => ({ id, children: [] })
const AUSTRALIA: TreeNode = {
  id: 'australia',
  children: [
    { id: 'nsw', children: [leaf('sydney'), leaf('newcastle')] },
    { id: 'vic', children: [leaf('melbourne'), leaf('geelong'), leaf('ballarat')] },
  ],
}
const FOREST: TreeNode[] = [AUSTRALIA, { id: 'malta', children: [{ id: 'valletta-region', children: [leaf('valletta')] }] }]
const IDS = ['australia', 'nsw', 'sydney', 'newcastle', 'vic', 'melbourne', 'geelong', 'ballarat', 'malta', 'valletta-region', 'valletta']
const LEAVES = IDS.filter((id) => !['australia', 'nsw', 'vic', 'malta', 'valletta-region'].includes(id))

const toggle = (cover: readonly string[], ...ids: string[]) =>
  ids.reduce<string[]>((now, id) => toggleNode(FOREST, new Set(now), id), [...cover])
const checked = (cover: readonly string[]) => {
  const marks = computeCheckStates(FOREST, new Set(cover))
  return LEAVES.filter((id) => marks.get(id) === 'checked')
}
const covers = fc.array(fc.constantFrom(...IDS), { maxLength: 12 }).map((ids) => toggle([], ...ids))

describe('selection in a tree', () => {
  test('a selected country checks all its states and cities', () => {
    const marks = computeCheckStates(FOREST, new Set(toggle([], 'australia')))
    expect(['nsw', 'vic', 'sydney', 'ballarat'].map((id) => marks.get(id))).toEqual(Array(4).fill('checked'))
    expect(marks.get('malta')).toBe('unchecked')
  })

  test('selecting all states selects the country', () => {
    expect(toggle([], 'nsw', 'vic')).toEqual(['australia'])
    expect(toggle([], 'sydney', 'newcastle', 'melbourne', 'geelong', 'ballarat')).toEqual(['australia'])
    expect(toggle([], 'valletta')).toEqual(['malta'])
  })

  test('selecting part of a country leaves it mixed', () => {
    const marks = computeCheckStates(FOREST, new Set(toggle([], 'geelong')))
    expect(['australia', 'vic', 'nsw'].map((id) => marks.get(id))).toEqual(['mixed', 'mixed', 'unchecked'])
  })

  test('clearing a city of a selected country keeps the rest', () => {
    expect(toggle(['australia'], 'sydney')).toEqual(['newcastle', 'vic'])
    expect(toggle(['australia'], 'vic')).toEqual(['nsw'])
  })

  test('selecting a mixed country replaces its parts', () => {
    expect(toggle(['geelong', 'malta'], 'australia')).toEqual(['malta', 'australia'])
  })

  test('unknown nodes stay in the selection', () => {
    expect(toggle(['atlantis'], 'nsw')).toEqual(['atlantis', 'nsw'])
  })

  test('a click changes only the node and its descendants', () => {
    fc.assert(
      fc.property(covers, fc.constantFrom(...IDS), (cover, id) => {
        const below = checked([id])
        const others = (ids: string[]) => ids.filter((each) => !below.includes(each))
        const wasChecked = computeCheckStates(FOREST, new Set(cover)).get(id) === 'checked'
        const after = checked(toggle(cover, id))
        expect(others(after)).toEqual(others(checked(cover)))
        expect(after.filter((each) => below.includes(each))).toEqual(wasChecked ? [] : below)
      }),
    )
  })

  test('a selection never contains all siblings, or a node together with its ancestor', () => {
    fc.assert(
      fc.property(covers, (cover) => {
        const marks = computeCheckStates(FOREST, new Set(cover))
        const visit = (node: TreeNode, covered: boolean) => {
          expect(cover.includes(node.id)).toBe(!covered && marks.get(node.id) === 'checked')
          node.children.forEach((child) => visit(child, covered || cover.includes(node.id)))
        }
        FOREST.forEach((node) => visit(node, false))
      }),
    )
  })
})

import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/shared/texts/useLocale'
import { computeCheckStates, toggleNode } from '@/shared/tree/treeSelection'
import { CheckTree } from '@/shared/ui/CheckTree'
import { filterNodes, matchesNode, type CheckTreeNode } from '@/shared/ui/checkTreeRows'
import { withoutHiddenNodes } from '../lists/hiddenValues'
import { ShowAllButton } from '../lists/ShowAllButton'
import { ValueSearchField } from '../lists/ValueSearchField'
import classes from '../lists/valueLists.module.css'

interface TreeFilterProps {
  readonly box: string
  readonly nodes: readonly CheckTreeNode[]
  readonly selection: ReadonlySet<string>
  readonly isSearchable?: boolean
  readonly initiallyExpanded?: readonly string[]
  /** Called when the visitor opens or closes a node, or types into the search field. */
  readonly onRevealChildren?: () => void
  readonly onSelectionChange: (selection: readonly string[]) => void
}

/**
 * A tree of checkboxes with an optional search field. A search opens the parents of the topmost
 * matching nodes. The nodes that `withoutHiddenNodes` removes are hidden until the visitor shows all
 * nodes or searches.
 */
export function TreeFilter({ box, nodes, selection, isSearchable = false, initiallyExpanded = [], onRevealChildren, onSelectionChange }: TreeFilterProps) {
  const { t } = useTranslation()
  const { direction } = useLocale()
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(initiallyExpanded))
  const [text, setText] = useState('')
  const checkStates = useMemo(() => computeCheckStates(nodes, selection), [nodes, selection])
  const [isAllShown, setAllShown] = useState(false)
  const withCourses = useMemo(() => withoutHiddenNodes(nodes, checkStates), [nodes, checkStates])
  const found = useMemo(() => (text.trim() === '' ? nodes : filterNodes(nodes, text)), [nodes, text])
  const isCollapsible = text.trim() === '' && hasFewerNodes(withCourses, nodes)
  const shown = isCollapsible && !isAllShown ? withCourses : found
  const open = text.trim() === '' ? expanded : new Set([...expanded, ...collectAncestorIds(shown, text)])
  const toggleExpanded = (id: string) => {
    onRevealChildren?.()
    setExpanded(toggleId(expanded, id))
  }
  const changeText = (next: string) => {
    onRevealChildren?.()
    setText(next)
  }
  return (
    <>
      {isSearchable && <ValueSearchField title={box} value={text} onChange={changeText} />}
      <div className={isSearchable ? classes.scroll : undefined}>
        <CheckTree
          label={box}
          nodes={shown}
          checkStates={checkStates}
          expanded={open}
          direction={direction}
          onExpand={toggleExpanded}
          onToggle={(id) => onSelectionChange(toggleNode(nodes, selection, id))}
        />
      </div>
      {found.length === 0 && <p className={classes.line}>{t('filters.noMatch')}</p>}
      {isCollapsible && <ShowAllButton box={box} isOpen={isAllShown} onToggle={() => setAllShown(!isAllShown)} />}
    </>
  )
}

/**
 * Whether nodes of `all` are missing in `some`, at any depth. The filter creates a new object for a
 * node that has lost children, so comparing objects is enough.
 */
function hasFewerNodes(some: readonly CheckTreeNode[], all: readonly CheckTreeNode[]): boolean {
  return some.length < all.length || some.some((node, index) => node !== all[index])
}

/**
 * Collects the ids of the nodes above the topmost matching nodes. `nodes` is a result of
 * `filterNodes`, so each node without a match has a matching descendant.
 */
function collectAncestorIds(nodes: readonly CheckTreeNode[], text: string): string[] {
  return nodes.flatMap((node) => (matchesNode(node, text) ? [] : [node.id, ...collectAncestorIds(node.children, text)]))
}

function toggleId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id])
}

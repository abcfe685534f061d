import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/shared/texts/useLocale'
import { marksOf, toggleNode } from '@/shared/tree/cover'
import { CheckTree } from '@/shared/ui/CheckTree'
import { folded, matchingNodes, type CheckTreeNode } from '@/shared/ui/checkTreeRows'
import { FindField } from './ValueSearchField'
import classes from './valueLists.module.css'

interface TreeFilterProps {
  readonly box: string
  readonly nodes: readonly CheckTreeNode[]
  readonly cover: ReadonlySet<string>
  readonly canFind?: boolean
  readonly initiallyExpanded?: readonly string[]
  /** Something below the roots is to be seen. */
  readonly onLookBelow?: () => void
  readonly onCover: (cover: readonly string[]) => void
}

/** A tree of values in three states; what a person types opens the way to each match. */
export function TreeFilter({ box, nodes, cover, canFind = false, initiallyExpanded = [], onLookBelow, onCover }: TreeFilterProps) {
  const { t } = useTranslation()
  const { direction } = useLocale()
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(initiallyExpanded))
  const [text, setText] = useState('')
  const marks = useMemo(() => marksOf(nodes, cover), [nodes, cover])
  const shown = useMemo(() => (text.trim() === '' ? nodes : matchingNodes(nodes, text)), [nodes, text])
  const open = text.trim() === '' ? expanded : new Set([...expanded, ...waysTo(shown, text)])
  const expand = (id: string) => {
    onLookBelow?.()
    setExpanded(flipped(expanded, id))
  }
  const find = (wanted: string) => {
    onLookBelow?.()
    setText(wanted)
  }
  return (
    <>
      {canFind && <FindField box={box} value={text} onChange={find} />}
      <div className={canFind ? classes.scroll : undefined}>
        <CheckTree
          label={box}
          nodes={shown}
          marks={marks}
          expanded={open}
          direction={direction}
          onExpand={expand}
          onToggle={(id) => onCover(toggleNode(nodes, cover, id))}
        />
      </div>
      {shown.length === 0 && <p className={classes.line}>{t('filters.noMatch')}</p>}
    </>
  )
}

/** The nodes that are shown only for what is below them. */
function waysTo(nodes: readonly CheckTreeNode[], text: string): string[] {
  return nodes.flatMap((node) => (folded(node.label).includes(folded(text)) ? [] : [node.id, ...waysTo(node.children, text)]))
}

function flipped(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id])
}

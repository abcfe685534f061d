import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { CheckRow } from '@/shared/ui/CheckRow'
import { foldText } from '@/shared/ui/checkTreeRows'
import { isHiddenValue } from './hiddenValues'
import { ShowAllButton } from './ShowAllButton'
import { ValueSearchField } from './ValueSearchField'
import classes from './valueLists.module.css'

export interface CheckOption {
  readonly value: string
  readonly name: string
  /**
   * Another name by which the search field of the list finds this value, such as the English name.
   */
  readonly otherName?: string | undefined
  /** The number of courses. Undefined until the counts have loaded. */
  readonly count: number | undefined
  /** Whether the visitor's search text already implies this value. */
  readonly isInterpreted?: boolean | undefined
}

interface CheckListProps {
  readonly box: string
  readonly values: readonly CheckOption[]
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
}

const SEARCHABLE_FROM = 10

/**
 * A list of checkboxes. A list with more than ten values scrolls and has a search field. The values
 * that `isHiddenValue` describes are hidden until the visitor shows all values or searches.
 */
export function CheckList({ box, values, selected, onToggle }: CheckListProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isAllShown, setAllShown] = useState(false)
  const isLong = values.length > SEARCHABLE_FROM
  const found = text === '' ? values : values.filter(({ name, otherName = name }) => [name, otherName].some((each) => foldText(each).includes(foldText(text))))
  const withCourses = values.filter((each) => !isHiddenValue(each, selected))
  const isCollapsible = text === '' && withCourses.length < values.length
  const shown = isCollapsible && !isAllShown ? withCourses : found
  return (
    <>
      {isLong && <ValueSearchField title={box} value={text} onChange={setText} />}
      <CheckRows className={isLong ? classes.scroll : undefined} values={shown} selected={selected} onToggle={onToggle} />
      {found.length === 0 && <p className={classes.line}>{t('filters.noMatch')}</p>}
      {isCollapsible && <ShowAllButton box={box} isOpen={isAllShown} onToggle={() => setAllShown(!isAllShown)} />}
    </>
  )
}

interface CheckRowsProps extends Omit<CheckListProps, 'box'> {
  readonly className?: string | undefined
}

/** The rows of a list. A value without courses can be deselected, but it cannot be selected. */
export function CheckRows({ className, values, selected, onToggle }: CheckRowsProps) {
  const { tag } = useLocale()
  // The keyboard must reach a scrolling list even if all its rows are disabled.
  const hasNoEnabledRow = values.every(({ value, count }) => count === 0 && !selected.includes(value))
  return (
    <ul className={className} tabIndex={className !== undefined && hasNoEnabledRow ? 0 : undefined}>
      {values.map(({ value, name, count, isInterpreted = false }) => {
        const checked = selected.includes(value)
        const countText = count === undefined ? {} : { count: formatCount(count, tag) }
        return <MemoizedRow key={value} value={value} name={name} {...countText} checked={checked} disabled={count === 0 && !checked} isInterpreted={isInterpreted && !checked} onToggle={onToggle} />
      })}
    </ul>
  )
}

interface RowProps {
  readonly value: string
  readonly name: string
  readonly count?: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly isInterpreted: boolean
  readonly onToggle: (value: string) => void
}

/** A memoized row. After a click, only one row is rendered again. */
const MemoizedRow = memo(function Row({ value, onToggle, ...row }: RowProps) {
  return (
    <li>
      <CheckRow {...row} onToggle={() => onToggle(value)} />
    </li>
  )
})

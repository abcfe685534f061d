import { Loader } from '@mantine/core'
import type { UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckRows, type ListedValue } from './CheckList'
import { FacetState, type FacetStatus } from './FacetContent'
import { FindField } from './ValueSearchField'
import classes from './valueLists.module.css'

export interface PagedValues {
  readonly status: FacetStatus
  readonly values: readonly ListedValue[]
  /** Chosen values that the pages so far do not hold. */
  readonly chosenElsewhere: readonly ListedValue[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly isStale: boolean
  readonly onMore: () => void
  readonly text: string
  readonly onText: (text: string) => void
}

interface PagedCheckListProps {
  readonly box: string
  readonly paged: PagedValues
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

const NEAR_BOTTOM_PX = 120

/** A long list in a box of 300 px that loads its next page at the bottom; what is chosen and not loaded stands above. */
export function PagedCheckList({ box, paged, chosen, onToggle }: PagedCheckListProps) {
  const { t } = useTranslation()
  const { values, hasMore, isLoadingMore } = paged
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM_PX
    if (isNear && hasMore && !isLoadingMore) paged.onMore()
  }
  return (
    <>
      <FindField box={box} value={paged.text} onChange={paged.onText} />
      {paged.chosenElsewhere.length > 0 && (
        <div className={classes.above} role="group" aria-label={t('filters.selectedAbove')}>
          <CheckRows values={paged.chosenElsewhere} chosen={chosen} onToggle={onToggle} />
        </div>
      )}
      <FacetState status={paged.status}>
        <div className={classes.scroll} onScroll={onScroll}>
          <CheckRows className={paged.isStale ? classes.dimmed : undefined} values={values} chosen={chosen} onToggle={onToggle} />
          {isLoadingMore && <Loader size="xs" type="dots" aria-label={t('filters.loading')} />}
          {!hasMore && <p className={classes.line}>{t(values.length === 0 ? 'filters.noMatch' : 'filters.seenAll')}</p>}
        </div>
      </FacetState>
    </>
  )
}

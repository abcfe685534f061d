import type { UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingDots } from '../LoadingDots'
import { CheckRows, type CheckOption } from './CheckList'
import { FacetContent, type FacetStatus } from '../FacetContent'
import { ValueSearchField } from './ValueSearchField'
import classes from './valueLists.module.css'

export interface PagedFacet {
  readonly status: FacetStatus
  readonly values: readonly CheckOption[]
  /** Selected values that are not on the loaded pages. */
  readonly selectedNotLoaded: readonly CheckOption[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly isStale: boolean
  readonly onLoadMore: () => void
  readonly searchText: string
  readonly onSearchTextChange: (text: string) => void
}

interface PagedCheckListProps {
  readonly box: string
  readonly facet: PagedFacet
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
}

const NEAR_BOTTOM_PX = 120

/** A long list of checkboxes. The next page loads when the visitor scrolls near the end. Selected values that have not loaded are above the list. */
export function PagedCheckList({ box, facet, selected, onToggle }: PagedCheckListProps) {
  const { t } = useTranslation()
  const { values, hasMore, isLoadingMore } = facet
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    const isNearBottom = scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM_PX
    if (isNearBottom && hasMore && !isLoadingMore) facet.onLoadMore()
  }
  return (
    <>
      <ValueSearchField title={box} value={facet.searchText} onChange={facet.onSearchTextChange} />
      {facet.selectedNotLoaded.length > 0 && (
        <div className={classes.above} role="group" aria-label={t('filters.selectedAbove')}>
          <CheckRows values={facet.selectedNotLoaded} selected={selected} onToggle={onToggle} />
        </div>
      )}
      <FacetContent status={facet.status}>
        <div className={classes.scroll} onScroll={onScroll}>
          <CheckRows className={facet.isStale ? classes.dimmed : undefined} values={values} selected={selected} onToggle={onToggle} />
          {isLoadingMore && <LoadingDots label={t('filters.loading')} />}
          {!hasMore && <p className={classes.line}>{t(values.length === 0 ? 'filters.noMatch' : 'filters.seenAll')}</p>}
        </div>
      </FacetContent>
    </>
  )
}

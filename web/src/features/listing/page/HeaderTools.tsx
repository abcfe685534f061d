import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/Button'
import { SelectedCountBadge } from '../filters/panel/SelectedCountBadge'
import { countSelected, type ListingState } from '../state/listingState'
import { ListingSearch } from './ListingSearch'
import type { DispatchListing } from './useListingState'
import classes from './ListingPage.module.css'

interface HeaderToolsProps {
  readonly state: ListingState
  readonly dispatch: DispatchListing
  readonly onOpenFilters: () => void
}

/** The tools in the header: the search field, and on a phone a button that opens the filters. */
export function HeaderTools({ state, dispatch, onOpenFilters }: HeaderToolsProps) {
  const { t } = useTranslation()
  const selectedCount = countSelected(state)
  return (
    <div className={classes.tool}>
      <ListingSearch state={state} dispatch={dispatch} />
      <Button
        tone="second"
        className={classes.filtersButton}
        onClick={onOpenFilters}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />
        {t('filters.open')}
        {selectedCount > 0 && <SelectedCountBadge count={selectedCount} />}
      </Button>
    </div>
  )
}

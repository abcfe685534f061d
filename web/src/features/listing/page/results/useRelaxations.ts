import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { VALUE_FILTERS } from '../../state/filterTable'
import type { FilterChip } from '../../results/chips/filterChip'
import { buildRelaxations, type Relaxation } from '../../results/noResults/relaxations'
import { searchFacetsQuery } from '../../queries/searchFacets'
import type { ListingState } from '../../state/listingState'

/**
 * Loads the filters without which the search would have results. Empty until the facets of an empty
 * result have loaded.
 */
export function useRelaxations(state: ListingState, chips: readonly FilterChip[], isEmpty: boolean): readonly Relaxation[] {
  const { t } = useTranslation()
  const { data } = useQuery({ ...searchFacetsQuery(state), enabled: isEmpty && chips.length > 0 })
  return buildRelaxations(data?.relax ?? [], state, chips, {
    box: (list) => t(`boxes.${VALUE_FILTERS[list].box}`),
    removeFilter: (name, count) => t('empty.remove', { name, count }),
  })
}

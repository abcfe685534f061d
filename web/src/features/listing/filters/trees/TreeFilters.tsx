import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointMode } from '@/shared/location/points'
import { useLocale } from '@/shared/texts/useLocale'
import { toTreeSelection, toLists, toNodeId } from '../../state/treeSelection'
import { LEVEL_TYPES, type Lists } from '../../state/filterTable'
import { LEVEL_LISTS, PLACE_LISTS, type Point } from '../../state/listingState'
import { ReplaceConfirmation } from './ReplaceConfirmation'
import { FacetContent } from '../FacetContent'
import { buildLevelNodes, buildPlaceNodes } from './treeNodes'
import type { CountedFacet, PlacesFacet } from '../facets'
import { PointModeButtons } from './PointModeButtons'
import { TreeFilter } from './TreeFilter'

interface ListTreeFilterProps<Counts> {
  readonly lists: Lists
  readonly facet: Counts
  readonly onListsChange: (lists: Partial<Lists>) => void
}

interface PlaceFilterProps extends ListTreeFilterProps<PlacesFacet> {
  readonly point: Point | undefined
  readonly onOpenPointDialog: (mode: PointMode) => void
}

/**
 * The location filter has buttons for a point, and a tree of countries, states and cities. A place replaces a point after the
 * visitor confirms. Any other change of the filters discards the unconfirmed places.
 */
export function PlaceFilter({ lists, point, facet, onListsChange, onOpenPointDialog }: PlaceFilterProps) {
  const { t } = useTranslation()
  const [pending, setPending] = useState<{ readonly selected: Partial<Lists>; readonly lists: Lists }>()
  const pendingLists = pending?.lists === lists ? pending.selected : undefined
  const changeLists = (selected: Partial<Lists>) => (point ? setPending({ selected, lists }) : onListsChange(selected))
  const confirm = () => {
    setPending(undefined)
    if (pendingLists) onListsChange(pendingLists)
  }
  const { tag } = useLocale()
  const nodes = useMemo(() => buildPlaceNodes(facet.data ?? [], tag), [facet.data, tag])
  const selection = useMemo(() => toTreeSelection(lists, PLACE_LISTS), [lists])
  return (
    <FacetContent status={facet.status}>
      <PointModeButtons lists={lists} point={point} onOpenPointDialog={onOpenPointDialog} />
      {pendingLists && point && (
        <ReplaceConfirmation message={t('place.replacePoint')} cancelLabel={t('place.keepPoint')} onConfirm={confirm} onCancel={() => setPending(undefined)} />
      )}
      <TreeFilter
        box={t('boxes.location')}
        nodes={nodes}
        selection={selection}
        isSearchable
        onRevealChildren={facet.onRevealStates}
        onSelectionChange={(selected) => changeLists(toLists(selected, PLACE_LISTS))}
      />
      <FacetContent status={{ ...facet.countsBelow, isLoading: false }} failureText={t('filters.countsFailed')} />
    </FacetContent>
  )
}

/** The degree level filter: a tree of level types and levels. */
export function LevelFilter({ lists, facet, onListsChange }: ListTreeFilterProps<CountedFacet>) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const groups = facet.data?.degree_levels
  const nodes = useMemo(() => {
    const translatedGroups = (groups ?? []).map((group) => {
      const type = LEVEL_TYPES.find((each) => each === group.slug)
      return type ? { ...group, name: t(`levelTypes.${type}`) } : group
    })
    return buildLevelNodes(translatedGroups, tag)
  }, [groups, tag, t])
  const selection = useMemo(() => toTreeSelection(lists, LEVEL_LISTS), [lists])
  return (
    <FacetContent status={facet.status}>
      <TreeFilter
        box={t('boxes.level')}
        nodes={nodes}
        selection={selection}
        initiallyExpanded={(groups ?? []).map(({ slug }) => toNodeId('types', slug))}
        onSelectionChange={(selected) => onListsChange(toLists(selected, LEVEL_LISTS))}
      />
    </FacetContent>
  )
}

import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointMode } from '@/shared/location/points'
import { useLocale } from '@/shared/texts/useLocale'
import { coverOf, listsOf, nodeId } from '../state/treeSelection'
import { LEVEL_TYPES } from '../state/urlKeys'
import { LEVEL_LISTS, PLACE_LISTS, type Lists, type Point } from '../state/listingState'
import { Consent } from './ReplaceConfirmation'
import { FacetState } from './FacetContent'
import { levelNodes, placeNodes } from './treeNodes'
import type { CountedFacet, PlacesFacet } from './facets'
import { PointModes } from './PointModeButtons'
import { TreeFilter } from './TreeFilter'

interface TreeFilterOfListsProps<Counts> {
  readonly lists: Lists
  readonly facet: Counts
  readonly onChoose: (lists: Partial<Lists>) => void
}

interface PlaceFilterProps extends TreeFilterOfListsProps<PlacesFacet> {
  readonly point: Point | undefined
  readonly onAsk: (mode: PointMode) => void
}

/**
 * Around a point, or country, state, city: choosing a node chooses all below it, and the fewest nodes are kept. A place
 * takes the place of a point, once that is agreed to.
 */
export function PlaceFilter({ lists, point, facet, onChoose, onAsk }: PlaceFilterProps) {
  const { t } = useTranslation()
  const [pending, setPending] = useState<Partial<Lists>>()
  const choose = (chosen: Partial<Lists>) => (point ? setPending(chosen) : onChoose(chosen))
  const agree = () => {
    setPending(undefined)
    if (pending) onChoose(pending)
  }
  const { tag } = useLocale()
  const nodes = useMemo(() => placeNodes(facet.data ?? [], tag), [facet.data, tag])
  const cover = useMemo(() => coverOf(lists, PLACE_LISTS), [lists])
  return (
    <FacetState status={facet.status}>
      <PointModes lists={lists} point={point} onAsk={onAsk} />
      {pending && point && (
        <Consent words={t('place.replacePoint')} keep={t('place.keepPoint')} onAgree={agree} onKeep={() => setPending(undefined)} />
      )}
      <TreeFilter
        box={t('boxes.location')}
        nodes={nodes}
        cover={cover}
        canFind
        onLookBelow={facet.onLookBelow}
        onCover={(chosen) => choose(listsOf(chosen, PLACE_LISTS))}
      />
      <FacetState status={{ ...facet.below, isLoading: false }} failed={t('filters.countsFailed')} />
    </FacetState>
  )
}

/** Level types with their levels. */
export function LevelFilter({ lists, facet, onChoose }: TreeFilterOfListsProps<CountedFacet>) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const groups = facet.data?.degree_levels
  const nodes = useMemo(() => {
    const named = (groups ?? []).map((group) => {
      const type = LEVEL_TYPES.find((each) => each === group.slug)
      return type ? { ...group, name: t(`levelTypes.${type}`) } : group
    })
    return levelNodes(named, tag)
  }, [groups, tag, t])
  const cover = useMemo(() => coverOf(lists, LEVEL_LISTS), [lists])
  return (
    <FacetState status={facet.status}>
      <TreeFilter
        box={t('boxes.level')}
        nodes={nodes}
        cover={cover}
        initiallyExpanded={(groups ?? []).map(({ slug }) => nodeId('types', slug))}
        onCover={(chosen) => onChoose(listsOf(chosen, LEVEL_LISTS))}
      />
    </FacetState>
  )
}

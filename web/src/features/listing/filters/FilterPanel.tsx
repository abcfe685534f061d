import '@mantine/core/styles/Slider.layer.css'
import { memo, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointMode } from '@/shared/location/points'
import type { Intent } from '../state/listingReducer'
import type { ListingState, ListName } from '../state/listingState'
import { boxChosenCount, BOXES, type BoxName } from './filterBoxes'
import { DisciplineFilter, InstituteTypeFilter, PopularityFilter } from './CheckListFilters'
import { DurationFilter } from './DurationFilter'
import type { Facets } from './facets'
import { FacetState } from './FacetContent'
import { FeeFilter } from './FeeFilter'
import { FilterBox } from './FilterBox'
import { IntakeFilter } from './IntakeFilter'
import { LevelFilter, PlaceFilter } from './TreeFilters'
import { PagedCheckList } from './PagedCheckList'

interface FilterPanelProps {
  readonly state: ListingState
  readonly facets: Facets
  readonly open: ReadonlySet<BoxName>
  readonly onOpen: (box: BoxName) => void
  readonly onIntent: (intent: Intent, history?: 'push' | 'replace') => void
  /** A point is to be asked for. */
  readonly onAskPoint: (mode: PointMode) => void
}

/** Every filter box, from top to bottom. What is found does not concern it: it is drawn again for its own values alone. */
export default memo(function FilterPanel({ state, facets, open, onOpen, onIntent, onAskPoint }: FilterPanelProps) {
  const { t } = useTranslation()
  const { lists } = state
  const toggles = useMemo(() => {
    const toggle = (list: ListName) => (value: string) => onIntent({ kind: 'toggle', list, value })
    return {
      disciplines: toggle('disciplines'),
      specializations: toggle('specializations'),
      intakes: toggle('intakes'),
      instituteTypes: toggle('instituteTypes'),
      institutes: toggle('institutes'),
      panels: toggle('panels'),
    }
  }, [onIntent])
  const trees = { lists, onChoose: (chosen: Partial<typeof lists>) => onIntent({ kind: 'choose', lists: chosen }) }
  const contents: Readonly<Record<BoxName, ReactNode>> = {
    location: <PlaceFilter {...trees} facet={facets.places} point={state.point} onAsk={onAskPoint} />,
    level: <LevelFilter {...trees} facet={facets.counted} />,
    discipline: <DisciplineFilter facet={facets.counted} chosen={lists.disciplines} onToggle={toggles.disciplines} />,
    specialization: (
      <PagedCheckList
        box={t('boxes.specialization')}
        paged={facets.specializations}
        chosen={lists.specializations}
        onToggle={toggles.specializations}
      />
    ),
    intake: <IntakeFilter facet={facets.counted} chosen={lists.intakes} onToggle={toggles.intakes} />,
    instituteType: (
      <InstituteTypeFilter facet={facets.counted} chosen={lists.instituteTypes} onToggle={toggles.instituteTypes} />
    ),
    institute: (
      <PagedCheckList
        box={t('boxes.institute')}
        paged={facets.institutes}
        chosen={lists.institutes}
        onToggle={toggles.institutes}
      />
    ),
    duration: (
      <DurationFilter
        range={state.duration}
        histogram={facets.histograms?.durations}
        onChange={(range) => onIntent({ kind: 'duration', range }, 'replace')}
      />
    ),
    fee: (
      <FacetState status={{ ...facets.feeScale.status, isLoading: false }}>
        <FeeFilter
          range={state.fee}
          unit={facets.feeUnit}
          scale={facets.feeScale.data}
          histogram={facets.histograms?.fees}
          onChange={(range) => onIntent({ kind: 'fee', range }, 'replace')}
        />
      </FacetState>
    ),
    popularity: <PopularityFilter facet={facets.counted} chosen={lists.panels} onToggle={toggles.panels} />,
  }
  return BOXES.map((box) => (
    <FilterBox
      key={box}
      title={t(`boxes.${box}`)}
      chosen={boxChosenCount(box, state)}
      isOpen={open.has(box)}
      onToggle={() => onOpen(box)}
    >
      {contents[box]}
    </FilterBox>
  ))
})

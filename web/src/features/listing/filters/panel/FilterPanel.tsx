import '@mantine/core/styles/Slider.layer.css'
import { lazy, memo, Suspense, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointMode } from '@/shared/location/points'
import type { Currency } from '@/shared/money/money'
import type { ListStatus } from '@/shared/options/options'
import type { ListingAction } from '../../state/listingReducer'
import { BOXES, isOptionBox, mapLists, OPTION_LIST_OF_BOX, type BoxName, type OptionBoxName } from '../../state/filterTable'
import type { ListingState } from '../../state/listingState'
import { countSelectedInBox } from './filterBoxes'
import { DisciplineFilter, OptionFilter, PopularityFilter } from '../lists/CheckListFilters'
import { DurationFilter } from '../ranges/DurationFilter'
import type { Facets } from '../facets'
import { FacetContent } from '../FacetContent'
import { FeeFilter } from '../ranges/FeeFilter'
import { FilterBox } from './FilterBox'
import { IntakeFilter } from '../lists/IntakeFilter'
import { LevelFilter, PlaceFilter } from '../trees/TreeFilters'
import { PagedCheckList } from '../lists/PagedCheckList'

const CurrencyList = lazy(() => import('@/shared/money/CurrencyList'))
const DeadlineFilter = lazy(() => import('../ranges/DeadlineFilter'))
const ScoreField = lazy(() => import('../ranges/ScoreField'))

/** A moved slider replaces the history entry. A click or Enter adds an entry, so that Back undoes it. */
const HISTORY_MODES = { now: 'push', paused: 'replace' } as const

interface FilterPanelProps {
  readonly state: ListingState
  readonly facets: Facets
  readonly currencies: readonly Currency[]
  readonly currencyStatus: ListStatus
  readonly onCurrencyRetry: () => void
  readonly onCurrencyChange: (code: string) => void
  readonly openBoxes: ReadonlySet<BoxName>
  readonly onToggleBox: (box: BoxName) => void
  readonly dispatch: (action: ListingAction, history?: 'push' | 'replace') => void
  /** Opens the dialog for a point. */
  readonly onOpenPointDialog: (mode: PointMode) => void
}

/** All filter boxes. The panel is memoized, because new results do not change the filter boxes. */
export default memo(function FilterPanel({ state, facets, currencies, currencyStatus, onCurrencyRetry, onCurrencyChange, openBoxes, onToggleBox, dispatch, onOpenPointDialog }: FilterPanelProps) {
  const { t } = useTranslation()
  const { lists } = state
  const toggles = useMemo(() => mapLists((list) => (value: string) => dispatch({ type: 'toggleValue', list, value })), [dispatch])
  const treeProps = { lists, onListsChange: (selected: Partial<typeof lists>) => dispatch({ type: 'setLists', lists: selected }) }
  const contents: Readonly<Record<Exclude<BoxName, OptionBoxName>, ReactNode>> = {
    location: <PlaceFilter {...treeProps} facet={facets.places} point={state.point} onOpenPointDialog={onOpenPointDialog} />,
    level: <LevelFilter {...treeProps} facet={facets.counted} />,
    discipline: <DisciplineFilter facet={facets.counted} selected={lists.disciplines} onToggle={toggles.disciplines} />,
    specialization: (
      <PagedCheckList
        box={t('boxes.specialization')}
        facet={facets.specializations}
        selected={lists.specializations}
        onToggle={toggles.specializations}
      />
    ),
    intake: <IntakeFilter facet={facets.counted} selected={lists.intakes} onToggle={toggles.intakes} />,
    institute: (
      <PagedCheckList
        box={t('boxes.institute')}
        facet={facets.institutes}
        selected={lists.institutes}
        onToggle={toggles.institutes}
      />
    ),
    duration: (
      <DurationFilter
        range={state.duration}
        histogram={facets.histograms?.durations}
        onChange={(range, trigger) => dispatch({ type: 'setDurationRange', range }, HISTORY_MODES[trigger])}
      />
    ),
    fee: (
      <FacetContent status={{ ...facets.feeScale.status, isLoading: false }}>
        <FeeFilter
          fee={facets.displayedFee}
          scale={facets.feeScale.data}
          histogram={facets.histograms?.fees}
          onChange={(range, trigger) => dispatch({ type: 'setFeeRange', range, currency: facets.displayedFee.code }, HISTORY_MODES[trigger])}
        />
      </FacetContent>
    ),
    deadline: (
      <Suspense>
        <DeadlineFilter facet={facets.counted} deadline={state.deadline} onChange={(deadline) => dispatch({ type: 'setDeadline', deadline })} />
      </Suspense>
    ),
    popularity: <PopularityFilter facet={facets.counted} selected={lists.panels} onToggle={toggles.panels} />,
    currency: (
      <Suspense>
        <CurrencyList code={state.currency} currencies={currencies} status={currencyStatus} onRetry={onCurrencyRetry} onCodeChange={onCurrencyChange} />
      </Suspense>
    ),
  }
  const buildContent = (box: BoxName): ReactNode => {
    if (!isOptionBox(box)) return contents[box]
    const list = OPTION_LIST_OF_BOX[box]
    const options = <OptionFilter list={list} facet={facets.counted} selected={lists[list]} onToggle={toggles[list]} />
    if (list !== 'englishTests') return options
    return (
      <>
        {options}
        <Suspense>
          <ScoreField lists={lists} score={state.englishScore} onChange={(score) => dispatch({ type: 'setEnglishScore', score })} />
        </Suspense>
      </>
    )
  }
  return BOXES.map((box) => (
    <FilterBox
      key={box}
      title={t(`boxes.${box}`)}
      selectedCount={countSelectedInBox(box, state)}
      isOpen={openBoxes.has(box)}
      onToggle={() => onToggleBox(box)}
    >
      {buildContent(box)}
    </FilterBox>
  ))
})

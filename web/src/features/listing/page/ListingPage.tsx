import { Button } from '@mantine/core'
import { useDisclosure, useDocumentTitle, useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointMode } from '@/shared/location/points'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { useMoney } from '@/shared/money/useMoney'
import { Shell } from '@/shared/shell/Shell'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { initiallyOpen, type BoxName } from '../filters/filterBoxes'
import { ChosenBadge } from '../filters/SelectedCountBadge'
import { FilterPanelSkeleton } from '../filters/FilterPanelSkeleton'
import { Chips } from '../results/FilterChips'
import { ResultsHeading } from '../results/ResultsHeading'
import { SortMenu } from '../results/SortMenu'
import { foundInWords } from '../results/resultCountText'
import { ViewToggle } from '../results/ViewToggle'
import { chosenCount, FEE_ORDERS, modeOf } from '../state/listingState'
import { ListingResults } from './ListingResults'
import { SearchBox } from './SearchBox'
import { useAdverts } from './useAdverts'
import { useChips } from './useFilterChips'
import { useElsewhere } from './useAlternativeSearches'
import { useFacets } from './useFacets'
import { useFirstFacets } from './useDeferredFacets'
import { useListing } from './useListingState'
import { usePointQuestion } from './usePointDialog'
import { useRelaxations } from './useRelaxations'
import { useResults } from './useSearchResults'
import classes from './ListingPage.module.css'

/** What the first results do not wait for: on a phone the filters come when they are asked for. */
const FilterPanel = lazy(() => import('../filters/FilterPanel'))
const PointQuestion = lazy(() => import('./PointDialogContainer'))
const FiltersSheet = lazy(() => import('./FiltersSheet'))

const PHONE = '(max-width: 62em)'
const NO_BOX: ReadonlySet<BoxName> = new Set()

// On a desk they are seen at once: their code is fetched while the page is first drawn.
if (!globalThis.matchMedia(PHONE).matches) void import('../filters/FilterPanel')

/** The course listing: what is searched for stands in the address, everything else follows from it. */
export function ListingPage() {
  const { t } = useTranslation()
  const { state, dispatch, hrefOf } = useListing()
  const [open, setOpen] = useState(() => initiallyOpen(state))
  const [isSheetOpen, sheet] = useDisclosure(false)
  const [isSheetWanted, wantSheet] = useState(false)
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const results = useResults(state)
  const adverts = useAdverts(state.page)
  const { money, currencies } = useMoney()
  // What nobody sees asks nothing of its own: on a phone the boxes come with their sheet.
  const facets = useFacets(state, isPhone && !isSheetWanted ? NO_BOX : open, money.chosen, currencies)
  const shownFacets = useFirstFacets(facets)
  const chips = useChips(state, facets)
  const isEmpty = results.found?.count === 0 && !results.isStale
  const relaxations = useRelaxations(state, chips, isEmpty)
  const elsewhere = useElsewhere(state, isEmpty)
  const question = usePointQuestion(dispatch)
  const actions = useCourseActions(money.chosen)

  const mode = modeOf(state)
  const words = foundInWords({ mode, count: results.found?.count, isLoading: results.isFirstLoad, view: state.view }, t)
  useDocumentTitle(`${words} · ${t('site.name')}`)
  const isUndecided =
    results.error === null && mode !== 'advanced' && state.text === '' && state.lists.disciplines.length + state.lists.specializations.length === 0
  const isByMixedFees = FEE_ORDERS.includes(state.sort) && money.chosen === ''
  const hint = isByMixedFees ? t('results.sortedByPkr') : isUndecided ? t('results.selectDiscipline') : undefined
  const chosen = chosenCount(state)
  const flip = useCallback(
    (box: BoxName) => setOpen((before) => new Set(before.has(box) ? [...before].filter((each) => each !== box) : [...before, box])),
    [],
  )
  const openSheet = () => {
    wantSheet(true)
    sheet.open()
  }
  const { close: closeSheet } = sheet
  const { ask } = question
  const askPoint = useCallback(
    (mode: PointMode) => {
      closeSheet()
      ask(mode)
    },
    [closeSheet, ask],
  )
  const reset = () => dispatch({ kind: 'resetAll' })
  const panel = (
    <Suspense fallback={<FilterPanelSkeleton />}>
      {shownFacets ? (
        <FilterPanel state={state} facets={shownFacets} open={open} onOpen={flip} onIntent={dispatch} onAskPoint={askPoint} />
      ) : (
        <FilterPanelSkeleton />
      )}
    </Suspense>
  )

  const tool = (
    <div className={classes.tool}>
      <SearchBox text={state.text} onSearch={(text, history) => dispatch({ kind: 'search', text }, history)} />
      <Button
        variant="default"
        className={classes.filtersButton}
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />}
        onClick={openSheet}
      >
        {t('filters.open')}
        {chosen > 0 && <ChosenBadge count={chosen} />}
      </Button>
    </div>
  )
  return (
    <Shell tool={tool}>
      <div className={classes.page}>
        {!isPhone && (
          <aside className={classes.sidebar} aria-label={t('filters.label')}>
            <div className={classes.sidebarHead}>
              <h2 className={classes.sidebarTitle}>{t('filters.title')}</h2>
              <Button variant="subtle" size="compact-sm" onClick={reset}>
                {t('filters.resetAll')}
              </Button>
            </div>
            {panel}
          </aside>
        )}
        <main id={RESULTS_ID} className={classes.results} aria-label={t('results.region')} aria-busy={results.isFetching} tabIndex={-1}>
          <VisuallyHidden role="status">{results.isStale ? t('results.updating') : words}</VisuallyHidden>
          <div className={classes.top}>
            <ResultsHeading words={words} hint={hint} />
            <div className={classes.choices}>
              {state.view !== 'map' && <SortMenu order={state.sort} onSort={(order) => dispatch({ kind: 'sort', order })} />}
              <ViewToggle view={state.view} onView={(view) => dispatch({ kind: 'view', view })} />
            </div>
          </div>
          {results.found?.count !== 0 && <Chips chips={chips} onRemove={(removal) => dispatch(removal)} onClear={reset} />}
          <ListingResults
            state={state}
            results={results}
            adverts={adverts}
            chips={chips}
            relaxations={relaxations}
            elsewhere={elsewhere}
            money={money}
            actions={actions}
            hrefOfPage={(page) => hrefOf({ kind: 'page', page })}
            hrefOfCampus={(slug) => hrefOf({ kind: 'atCampus', slug })}
            dispatch={dispatch}
          />
        </main>
      </div>
      {question.asked && question.dialog && (
        <Suspense>
          <PointQuestion key={question.asked.opening} {...question.dialog} />
        </Suspense>
      )}
      {isPhone && isSheetWanted && (
        <Suspense>
          <FiltersSheet isOpen={isSheetOpen} count={results.found?.count} onClose={sheet.close} onReset={reset}>
            {panel}
          </FiltersSheet>
        </Suspense>
      )}
    </Shell>
  )
}

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
import { getInitiallyOpenBoxes } from '../filters/panel/filterBoxes'
import type { BoxName } from '../state/filterTable'
import { SelectedCountBadge } from '../filters/panel/SelectedCountBadge'
import { FilterPanelSkeleton } from '../filters/panel/FilterPanelSkeleton'
import { FilterChips } from '../results/chips/FilterChips'
import { ResultsHeading } from '../results/toolbar/ResultsHeading'
import { SortMenu } from '../results/toolbar/SortMenu'
import { formatResultCount } from '../results/toolbar/resultCountText'
import { ViewToggle } from '../results/toolbar/ViewToggle'
import { countSelected, FEE_SORT_ORDERS, getListingMode } from '../state/listingState'
import { ListingResults } from './results/ListingResults'
import { SearchBox } from './SearchBox'
import { useAdverts } from './results/useAdverts'
import { useFilterChips } from './results/useFilterChips'
import { useAlternativeSearches } from './results/useAlternativeSearches'
import { useFacets } from './facets/useFacets'
import { useDeferredFacets } from './facets/useDeferredFacets'
import { useListingState } from './useListingState'
import { usePointDialog } from './pointDialog/usePointDialog'
import { useRelaxations } from './results/useRelaxations'
import { useSearchResults } from './results/useSearchResults'
import classes from './ListingPage.module.css'

/** Loaded after the first results. On a phone the filters are loaded when the sheet is opened. */
const FilterPanel = lazy(() => import('../filters/panel/FilterPanel'))
const PointQuestion = lazy(() => import('./pointDialog/PointDialogContainer'))
const FiltersSheet = lazy(() => import('./FiltersSheet'))

const PHONE = '(max-width: 62em)'
const NO_BOX: ReadonlySet<BoxName> = new Set()

// On a wide screen the filters are visible at once, so their code is fetched during the first render.
if (!globalThis.matchMedia(PHONE).matches) void import('../filters/panel/FilterPanel')

/** The course listing. Its search state is the URL. */
export function ListingPage() {
  const { t } = useTranslation()
  const { state, dispatch, buildHref } = useListingState()
  const [open, setOpen] = useState(() => getInitiallyOpenBoxes(state))
  const [isSheetOpen, sheet] = useDisclosure(false)
  const [isSheetWanted, wantSheet] = useState(false)
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const results = useSearchResults(state)
  const adverts = useAdverts(state.page)
  const { money, currencies } = useMoney()
  // On a phone the filter boxes are hidden until the sheet is opened, so their queries do not run.
  const facets = useFacets(state, isPhone && !isSheetWanted ? NO_BOX : open, money.currency, currencies)
  const shownFacets = useDeferredFacets(facets)
  const chips = useFilterChips(state, facets)
  const isEmpty = results.coursePage?.count === 0 && !results.isStale
  const relaxations = useRelaxations(state, chips, isEmpty)
  const alternatives = useAlternativeSearches(state, isEmpty)
  const pointDialog = usePointDialog(dispatch)
  const actions = useCourseActions(money.currency)

  const mode = getListingMode(state)
  const words = formatResultCount({ mode, count: results.coursePage?.count, isLoading: results.isFirstLoad, view: state.view }, t)
  useDocumentTitle(`${words} · ${t('site.name')}`)
  const isUndecided =
    results.error === null && mode !== 'advanced' && state.text === '' && state.lists.disciplines.length + state.lists.specializations.length === 0
  const isByMixedFees = FEE_SORT_ORDERS.includes(state.sort) && money.currency === ''
  const hint = isByMixedFees ? t('results.sortedByPkr') : isUndecided ? t('results.selectDiscipline') : undefined
  const selected = countSelected(state)
  const flip = useCallback(
    (box: BoxName) => setOpen((before) => new Set(before.has(box) ? [...before].filter((each) => each !== box) : [...before, box])),
    [],
  )
  const openSheet = () => {
    wantSheet(true)
    sheet.open()
  }
  const { close: closeSheet } = sheet
  const { open: openPointDialog } = pointDialog
  const askPoint = useCallback(
    (mode: PointMode) => {
      closeSheet()
      openPointDialog(mode)
    },
    [closeSheet, openPointDialog],
  )
  const reset = () => dispatch({ type: 'resetAll' })
  const panel = (
    <Suspense fallback={<FilterPanelSkeleton />}>
      {shownFacets ? (
        <FilterPanel state={state} facets={shownFacets} openBoxes={open} onToggleBox={flip} dispatch={dispatch} onOpenPointDialog={askPoint} />
      ) : (
        <FilterPanelSkeleton />
      )}
    </Suspense>
  )

  const tool = (
    <div className={classes.tool}>
      <SearchBox text={state.text} onSearch={(text, history) => dispatch({ type: 'setText', text }, history)} />
      <Button
        variant="default"
        className={classes.filtersButton}
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />}
        onClick={openSheet}
      >
        {t('filters.open')}
        {selected > 0 && <SelectedCountBadge count={selected} />}
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
              {state.view !== 'map' && <SortMenu order={state.sort} onSort={(order) => dispatch({ type: 'setSortOrder', order })} />}
              <ViewToggle view={state.view} onView={(view) => dispatch({ type: 'setView', view })} />
            </div>
          </div>
          {results.coursePage?.count !== 0 && <FilterChips chips={chips} onRemove={(removal) => dispatch(removal)} onClear={reset} />}
          <ListingResults
            state={state}
            results={results}
            adverts={adverts}
            chips={chips}
            relaxations={relaxations}
            alternatives={alternatives}
            money={money}
            actions={actions}
            buildPageHref={(page) => buildHref({ type: 'setPage', page })}
            buildCampusHref={(slug) => buildHref({ type: 'showCampusCourses', slug })}
            dispatch={dispatch}
          />
        </main>
      </div>
      {pointDialog.opened && pointDialog.dialog && (
        <Suspense>
          <PointQuestion key={pointDialog.opened.opening} {...pointDialog.dialog} />
        </Suspense>
      )}
      {isPhone && isSheetWanted && (
        <Suspense>
          <FiltersSheet isOpen={isSheetOpen} count={results.coursePage?.count} onClose={sheet.close} onReset={reset}>
            {panel}
          </FiltersSheet>
        </Suspense>
      )}
    </Shell>
  )
}

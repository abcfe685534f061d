import { useDisclosure, useDocumentTitle, useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCourseActions } from '@/shared/course/useCourseActions'
import type { PointMode } from '@/shared/location/points'
import { rememberCurrency } from '@/shared/money/rememberedCurrency'
import { useMoney } from '@/shared/money/useMoney'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { OptionalPart } from '@/shared/ui/OptionalPart'
import { FilterPanelSkeleton } from '../filters/panel/FilterPanelSkeleton'
import { FilterChips } from '../results/chips/FilterChips'
import { ResultsHeading } from '../results/toolbar/ResultsHeading'
import { SortMenu } from '../results/toolbar/SortMenu'
import { ViewToggle } from '../results/toolbar/ViewToggle'
import type { BoxName } from '../state/filterTable'
import { useCurrentSlugs } from './facets/useCurrentSlugs'
import { useDeferredFacets } from './facets/useDeferredFacets'
import { useFacets } from './facets/useFacets'
import { FilterSidebar } from './FilterSidebar'
import { HeaderTools } from './HeaderTools'
import { usePointDialog } from './pointDialog/usePointDialog'
import { ListingResults } from './results/ListingResults'
import { useAdverts } from './results/useAdverts'
import { useFilterChips } from './results/useFilterChips'
import { useResultTexts } from './results/useResultTexts'
import { useSearchResults } from './results/useSearchResults'
import { useListingState } from './useListingState'
import { SaveSearchButton } from './saving/SaveSearchButton'
import { useOpenBoxes } from './useOpenBoxes'
import classes from './ListingPage.module.css'

/** The code of the filters is a separate chunk. On a phone, it loads when the visitor opens the sheet. */
const FilterPanel = lazy(() => import('../filters/panel/FilterPanel'))
const PointDialogContainer = lazy(() => import('@/shared/location/PointDialogContainer'))
/** This code loads when the server has interpreted a search text for the first time. */
const UnderstoodText = lazy(() => import('../results/toolbar/UnderstoodText'))
const FiltersSheet = lazy(() => import('./FiltersSheet'))

const PHONE = '(max-width: 62em)'
const NO_BOXES: ReadonlySet<BoxName> = new Set()

// On a wide screen, the filters are visible at once. Their code therefore starts to load before the first render.
if (!globalThis.matchMedia(PHONE).matches) void import('../filters/panel/FilterPanel')

/** The listing of courses. The URL contains the state of the search, except a currency that an earlier visit stored. */
export function ListingPage() {
  const { t } = useTranslation()
  const { state, isRestored, dispatch, resetCount, buildHref } = useListingState()
  const { openBoxes, toggleBox } = useOpenBoxes(state)
  const [isSheetOpen, sheet] = useDisclosure(false)
  const [wasSheetOpened, setSheetOpened] = useState(false)
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const results = useSearchResults(state)
  const adverts = useAdverts(state.view === 'map' ? undefined : results.coursePage)
  const { money, currencies, currencyStatus, onCurrencyRetry, setCurrency } = useMoney()
  // On a phone, all boxes count as closed until the visitor opens the sheet. See `useFacets`.
  const facets = useFacets(state, isPhone && !wasSheetOpened ? NO_BOXES : openBoxes, currencies)
  const renderedFacets = useDeferredFacets(facets)
  useCurrentSlugs(state, dispatch)
  const chips = useFilterChips(state, facets)
  const pointDialog = usePointDialog(dispatch)
  const actions = useCourseActions(money.currency)
  const { heading, hint } = useResultTexts(state, results, money.currency)
  useDocumentTitle(`${heading} · ${t('site.name')}`)

  const openSheet = () => {
    setSheetOpened(true)
    sheet.open()
  }
  const { close: closeSheet } = sheet
  const { open: openPointDialog } = pointDialog
  const openPointDialogInsteadOfSheet = useCallback(
    (mode: PointMode) => {
      closeSheet()
      openPointDialog(mode)
    },
    [closeSheet, openPointDialog],
  )
  const interpretation = results.isStale ? undefined : results.coursePage?.interpretation
  const setLiteralParts = (parts: readonly string[]) => dispatch({ type: 'setLiteralParts', parts })
  const reset = () => {
    rememberCurrency('')
    dispatch({ type: 'resetAll' })
  }
  const filters = (
    <Suspense fallback={<FilterPanelSkeleton />}>
      {renderedFacets ? (
        <FilterPanel
          key={resetCount}
          state={state}
          facets={renderedFacets}
          currencies={currencies}
          currencyStatus={currencyStatus}
          onCurrencyRetry={onCurrencyRetry}
          onCurrencyChange={setCurrency}
          openBoxes={openBoxes}
          onToggleBox={toggleBox}
          dispatch={dispatch}
          onOpenPointDialog={openPointDialogInsteadOfSheet}
        />
      ) : (
        <FilterPanelSkeleton />
      )}
    </Suspense>
  )
  return (
    <Shell tool={<HeaderTools state={state} dispatch={dispatch} onOpenFilters={openSheet} />}>
      <div className={classes.page}>
        {!isPhone && <FilterSidebar onReset={reset}>{filters}</FilterSidebar>}
        <main id={RESULTS_ID} className={classes.results} aria-label={t('results.region')} aria-busy={results.isFetching} tabIndex={-1}>
          <VisuallyHidden role="status">{results.isStale ? t('results.updating') : heading}</VisuallyHidden>
          <div className={classes.top}>
            <ResultsHeading text={heading} hint={hint} />
            <div className={classes.choices}>
              <div className={classes.save}>
                <SaveSearchButton state={state} chips={chips} title={heading} />
              </div>
              {state.view !== 'map' && (
                <SortMenu
                  order={state.sort}
                  hasRankings={results.coursePage?.hasRankings ?? false}
                  onSort={(order) => dispatch({ type: 'setSortOrder', order })}
                />
              )}
              <ViewToggle view={state.view} onViewChange={(view) => dispatch({ type: 'setView', view })} />
            </div>
          </div>
          {interpretation && (
            <OptionalPart>
              <UnderstoodText text={state.text} interpretation={interpretation} literalParts={state.literalParts} onLiteralParts={setLiteralParts} />
            </OptionalPart>
          )}
          {results.coursePage?.count !== 0 && <FilterChips chips={chips} onRemove={(action) => dispatch(action)} onClear={reset} />}
          <ListingResults
            state={state}
            results={results}
            isRestored={isRestored}
            adverts={adverts}
            chips={chips}
            money={money}
            actions={actions}
            buildPageHref={(page) => buildHref({ type: 'setPage', page })}
            buildCampusListHref={(slug) => buildHref({ type: 'showCampusCourses', slug })}
            dispatch={dispatch}
          />
        </main>
      </div>
      {pointDialog.opened && pointDialog.dialog && (
        <Suspense>
          <PointDialogContainer key={pointDialog.opened.opening} town={undefined} {...pointDialog.dialog} />
        </Suspense>
      )}
      {isPhone && wasSheetOpened && (
        <Suspense>
          <FiltersSheet isOpen={isSheetOpen} resultCount={results.coursePage?.count} onClose={sheet.close} onReset={reset}>
            {filters}
          </FiltersSheet>
        </Suspense>
      )}
    </Shell>
  )
}

import { ColorSchemeScript, DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { CoursePage } from '@/features/course/page/CoursePage'
import { HomePage } from '@/features/home/page/HomePage'
import { ListingPage } from '@/features/listing/page/ListingPage'
import { SEARCH_PATH } from '@/features/listing/queries/postSearch'
import { mergeRequests } from '@/features/listing/queries/searchBatch'
import { buildResultsRequest } from '@/features/listing/queries/searchResults'
import { buildFacetsRequest } from '@/features/listing/queries/searchFacets'
import { parseListingUrl } from '@/features/listing/state/parseListingUrl'
import { buildEarlyRequestScript } from '@/shared/api/earlyRequests'
import { EARLY_INPUT, PRERENDERED } from '@/shared/earlyInput'
import { createAppQueryClient } from '@/shared/api/queryClient'
import { CURRENCY_STORAGE_KEY } from '@/shared/money/rememberedCurrency'
import { DEFAULT_SLUGS } from '@/shared/routing/defaultSlugs'
import { setSlugs } from '@/shared/routing/paths'
import { ADDRESS_LANGUAGE_KEY } from '@/shared/texts/addressLanguage'
import { LANGUAGE_KEY, LANGUAGES } from '@/shared/texts/languages'
import { cssVariables, theme } from '@/shared/theme/theme'

setSlugs(DEFAULT_SLUGS)

/** The prerendered pages by URL path. */
const PAGES: Readonly<Record<string, (hasSample: boolean) => ReactNode>> = {
  '/': (hasSample) => <HomePage hasSample={hasSample} />,
  '/course': () => <ListingPage />,
  '/course-detail': () => <CoursePage />,
}

/** Matches controls that need code. Links and the early inputs work without code. */
const CONTROLS = new RegExp(`<(button|input|select|textarea)(?![^>]* ${EARLY_INPUT}=)`, 'g')

/**
 * Renders the first frame of a page in English and without data. The frame is visible until React renders the page. All
 * controls of the frame are disabled, except the early inputs.
 */
export function renderPage(path: string, hasSample: boolean): string {
  const queries = createAppQueryClient()
  const html = renderToString(
    <DirectionProvider initialDirection="ltr" detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queries}>
          <StaticRouter location={path}>{PAGES[path]?.(hasSample)}</StaticRouter>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>,
  )
  // The timers of the cache would keep the build running.
  queries.clear()
  return `<div ${PRERENDERED}>${html.replace(CONTROLS, '<$1 disabled=""')}</div>`
}

const UNFILTERED = parseListingUrl('')

/** This script runs before all other scripts, and requests the results of the listing. */
export const prefetchScript = buildEarlyRequestScript([[SEARCH_PATH, mergeRequests([buildResultsRequest(UNFILTERED), buildFacetsRequest(UNFILTERED)])]], CURRENCY_STORAGE_KEY)

/** This script runs before the first paint, and applies the colour scheme of the visitor. */
export const colourSchemeScript = () => renderToString(<ColorSchemeScript defaultColorScheme="auto" />)

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en').join('|')

const ADDRESS_LANGUAGE = `(new RegExp("[?&]${ADDRESS_LANGUAGE_KEY}=(${LANGUAGES.join('|')})(?:&|$)").exec(location.search)??[])[1]`

/** This script removes the prerendered frame if the language of the address or of the visitor is not English. */
export const languageScript = `try{if(/^(?:${OTHER_LANGUAGES})/i.test(${ADDRESS_LANGUAGE}??localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)})??navigator.language))document.getElementById("root").replaceChildren()}catch{}`

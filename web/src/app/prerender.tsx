import { ColorSchemeScript, DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { matchRoutes, Route, Routes, StaticRouter } from 'react-router'
import { SEARCH_PATH } from '@/features/listing/queries/postSearch'
import { mergeRequests } from '@/features/listing/queries/searchBatch'
import { buildResultsRequest } from '@/features/listing/queries/searchResults'
import { buildFacetsRequest } from '@/features/listing/queries/searchFacets'
import { parseListingUrl } from '@/features/listing/state/parseListingUrl'
import { buildEarlyRequestScript } from '@/shared/api/earlyRequests'
import { EARLY_INPUT, PRERENDERED } from '@/shared/earlyInput'
import { createAppQueryClient } from '@/shared/api/queryClient'
import { prerendering } from '@/shared/course/sampleData'
import { CURRENCY_STORAGE_KEY } from '@/shared/money/rememberedCurrency'
import { DEFAULT_SLUGS } from '@/shared/routing/defaultSlugs'
import { setSlugs } from '@/shared/routing/paths'
import { ADDRESS_LANGUAGE_KEY } from '@/shared/texts/addressLanguage'
import { LANGUAGE_KEY, LANGUAGES } from '@/shared/texts/languages'
import { theme } from '@/shared/theme/theme'
import { buildFirstRoutes } from './firstPages'
import { buildRoutes } from './pages'

setSlugs(DEFAULT_SLUGS)

/**
 * Matches the controls that do not work before the code has loaded. Links and the early inputs
 * (`earlyInput.ts`) work, so they do not match.
 */
const CONTROLS = new RegExp(`<(button|input|select|textarea)(?![^>]* ${EARLY_INPUT}=)`, 'g')

/**
 * Renders the first frame of a page in English and without data. The frame is visible until React renders the page. All
 * controls of the frame are disabled, except the early inputs.
 */
export async function renderPage(address: string, hasSample: boolean): Promise<string> {
  const route = await loadRoute(address)
  prerendering.hasSample = hasSample
  const queries = createAppQueryClient()
  const html = renderToString(
    <DirectionProvider initialDirection="ltr" detectDirection={false}>
      <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={queries}>
          <StaticRouter location={address}>
            <Routes>{route}</Routes>
          </StaticRouter>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>,
  )
  // The timers of the cache would prevent the build from ending.
  queries.clear()
  return `<div ${PRERENDERED}>${html.replace(CONTROLS, '<$1 disabled=""')}</div>`
}

/** Finds the route of an address, loads the code of its page, and returns the route for the renderer. */
async function loadRoute(address: string): Promise<ReactElement> {
  const route = matchRoutes([...buildFirstRoutes(), ...buildRoutes()], address)?.at(-1)?.route
  if (typeof route?.lazy !== 'function') return <Route path={route?.path} element={route?.element} />
  const { Component } = (await route.lazy()) as { readonly Component: ComponentType }
  return <Route path={route.path} element={<Component />} />
}

const UNFILTERED = parseListingUrl('')

/** This script runs before the code has loaded, and requests the results of the listing. */
export const prefetchScript = buildEarlyRequestScript([[SEARCH_PATH, mergeRequests([buildResultsRequest(UNFILTERED), buildFacetsRequest(UNFILTERED)])]], CURRENCY_STORAGE_KEY)

/** This script runs before the first paint, and applies the colour scheme of the visitor. */
export const colourSchemeScript = () => renderToString(<ColorSchemeScript defaultColorScheme="auto" />)

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en').join('|')

const ADDRESS_LANGUAGE = `(new RegExp("[?&]${ADDRESS_LANGUAGE_KEY}=(${LANGUAGES.join('|')})(?:&|$)").exec(location.search)??[])[1]`

/**
 * This script removes the prerendered frame, which is in English, if the page will appear in another language of the
 * site. The language of the address decides first, then the stored language, then the language of the browser.
 */
export const languageScript = `try{if(/^(?:${OTHER_LANGUAGES})/i.test(${ADDRESS_LANGUAGE}??localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)})??navigator.language))document.getElementById("root").replaceChildren()}catch{}`

import { ColorSchemeScript, DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { CoursePage } from '@/features/course/page/CoursePage'
import { HomePage } from '@/features/home/page/HomePage'
import { ListingPage } from '@/features/listing/page/ListingPage'
import { mergeRequests, SEARCH_PATH } from '@/features/listing/queries/searchBatch'
import { buildResultsRequest } from '@/features/listing/queries/searchResults'
import { buildFacetsRequest } from '@/features/listing/queries/searchFacets'
import { parseListingUrl } from '@/features/listing/state/parseListingUrl'
import { buildEarlyRequestScript } from '@/shared/api/earlyRequests'
import { createAppQueryClient } from '@/shared/api/queryClient'
import { PATHS } from '@/shared/routing/paths'
import { LANGUAGE_KEY, LANGUAGES } from '@/shared/texts/languages'
import { cssVariables, theme } from '@/shared/theme/theme'

/** Pages that are drawn before their code is there, at an address of each. */
const PAGES: Readonly<Record<string, ReactNode>> = {
  [PATHS.home]: <HomePage />,
  [PATHS.course]: <ListingPage />,
  [PATHS.courseDetail]: <CoursePage />,
}

/**
 * A page as it is before anything of it is known, in English: what a visitor looks at while the code arrives, which then
 * draws the same in its place. Nothing in it can be pressed or typed into, so nothing is lost. Who reads another
 * language is not shown it.
 */
export function renderPage(path: string): string {
  const drawn = renderToString(
    <DirectionProvider initialDirection="ltr" detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={createAppQueryClient()}>
          <StaticRouter location={path}>{PAGES[path]}</StaticRouter>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>,
  )
  return `<div inert>${drawn}</div>`
}

/** What the listing asks in any case. */
const EVERYTHING = parseListingUrl('')

/** Runs first of all. */
export const prefetchScript = buildEarlyRequestScript([[SEARCH_PATH, mergeRequests([buildResultsRequest(EVERYTHING), buildFacetsRequest(EVERYTHING)])]])

/** Runs before the first paint: the colours that the visitor has chosen. */
export const colourSchemeScript = () => renderToString(<ColorSchemeScript defaultColorScheme="auto" />)

const OTHERS = LANGUAGES.filter((language) => language !== 'en').join('|')

/** Runs when the first sight is read. */
export const languageScript = `try{if(/^(?:${OTHERS})/i.test(localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)})??navigator.language))document.getElementById("root").replaceChildren()}catch{}`

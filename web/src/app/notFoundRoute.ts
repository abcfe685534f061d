import { redirectDocument, type LoaderFunctionArgs } from 'react-router'

export { NotFoundPage as Component } from './NotFoundPage'

/**
 * Loads an unknown address from the server, unless the server has already sent this page for this
 * address. The server redirects former slugs, and knows slugs that have changed since this page was
 * opened.
 */
export function loader({ request }: LoaderFunctionArgs): null {
  const { pathname, search } = new URL(request.url)
  const loaded = new URL(performance.getEntriesByType('navigation')[0]?.name ?? request.url)
  if (loaded.pathname !== pathname) throw redirectDocument(pathname + search)
  return null
}

/**
 * The address within the site to which a click leads, so that the page need not be loaded anew. Undefined for what is
 * the browser's business: other sites, other windows, downloads, places on this page, and clicks with a key held down.
 */
export function findInternalLink(event: globalThis.MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  if (url.origin !== globalThis.location.origin || url.hash !== '') return undefined
  return url.pathname + url.search
}

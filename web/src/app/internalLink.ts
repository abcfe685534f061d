/**
 * Returns the path and query of a clicked link within the site. Returns undefined for a click outside links, and for a
 * click that another handler has handled. Also returns undefined if the browser must handle the click: for links to
 * other sites, new windows, downloads and anchors, and for clicks with a modifier key or another button.
 */
export function findInternalLink(event: globalThis.MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  if (url.origin !== globalThis.location.origin || url.hash !== '') return undefined
  return url.pathname + url.search
}

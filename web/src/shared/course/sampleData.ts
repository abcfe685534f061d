/**
 * Set during prerendering: whether the page is for a catalogue with sample courses. This variable
 * is needed because prerendering has no `document`.
 */
export const prerendering = { hasSample: false }

/** Whether the catalogue contains sample courses. The server sets `data-sample` on the root element of each page. */
export const hasSampleData = () => (globalThis.document === undefined ? prerendering.hasSample : 'sample' in document.documentElement.dataset)

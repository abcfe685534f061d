/** Whether the catalogue contains sample courses. The server sets `data-sample` on the root element of each page. */
export const hasSampleData = () => 'sample' in document.documentElement.dataset

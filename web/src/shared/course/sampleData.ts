/** Whether the catalogue contains invented courses. The server marks the root element of each page. */
export const hasSampleData = () => 'sample' in document.documentElement.dataset

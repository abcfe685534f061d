import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { countryOutlines } from './outlines.vite.ts'
import { prerenderedPages } from './prerender.vite.ts'
import { serviceWorker } from './serviceWorker.vite.ts'
import { FLAGS_FOLDER, sharedConfig, TARGET } from './sharedConfig.vite.ts'
import { themeVariables } from './themeVariables.vite.ts'
import { worldWaters } from './waters.vite.ts'

const api = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'
/** The minimum size for compression. A smaller file fits into one network packet without compression. */
const COMPRESSED_MIN_BYTES = 1_400

/**
 * Modules that the listing shares with other pages. These modules get a separate chunk. Without this chunk, the
 * listing would load the large chunk of the other pages.
 */
const SHARED_WITH_LISTING = /[\\/]components[\\/]Transition[\\/]|create-vars-resolver|get-size|use-reduced-motion/
/** Code that several pages below the listing need. Maps load only when a visitor opens them. */
const SHARED_BY_PAGES = new RegExp(
  ['/src/shared/(campuses|detail|drawings|names|routing|searchBox|shell)/(?!CampusMap)', '/components/(Button|Skeleton)/']
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)
const SHARED_BY_UNIVERSITY_PAGES = /[\\/]src[\\/]features[\\/]university[\\/]/

const { plugins, ...shared } = sharedConfig()

export default defineConfig({
  plugins: [
    ...plugins,
    viteStaticCopy({
      targets: [
        { src: 'node_modules/country-flag-icons/3x2/??.svg', dest: FLAGS_FOLDER, rename: { stripBase: true } },
        // Only the pages of analysts at /analytics load Chart.js.
        { src: 'node_modules/chart.js/dist/chart.umd.min.js', dest: 'analytics-charts', rename: { stripBase: true } },
        { src: 'node_modules/swagger-ui-dist/swagger-ui{.css,-bundle.js}', dest: 'api-docs', rename: { stripBase: true } },
      ],
      silent: true,
    }),
    themeVariables(),
    countryOutlines(),
    worldWaters(),
    prerenderedPages(),
    serviceWorker(),
    // The API sends the .br or .gz file next to a file of the build.
    compression({ include: /\.(?:css|html|js|json|svg)$/, threshold: COMPRESSED_MIN_BYTES, logLevel: 'silent' }),
  ],
  ...shared,
  server: { proxy: { '/api': api, '/crm': api } },
  build: {
    target: TARGET,
    // Without the polyfill, a browser that does not know `modulepreload` (Safari before 17) only loads chunks later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            // The code for the first load is in one chunk, because one large file compresses better
            // than many small files.
            { name: 'first', tags: ['$initial'] },
            // As small chunks, the code that pages share took up to 25 requests for scripts and 13 for style sheets.
            { name: 'transition', test: SHARED_WITH_LISTING },
            { name: 'pages', minShareCount: 3, test: SHARED_BY_PAGES },
            { name: 'university', minShareCount: 2, test: SHARED_BY_UNIVERSITY_PAGES },
          ],
        },
      },
    },
  },
})

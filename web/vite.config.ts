import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { countryOutlines } from './outlines.vite.ts'
import { prerenderedPages } from './prerender.vite.ts'
import { serviceWorker } from './serviceWorker.vite.ts'
import { FLAGS_FOLDER, sharedConfig, TARGET } from './sharedConfig.vite.ts'

const api = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'
/** The minimum size for compression. A smaller file fits into one network packet without compression. */
const COMPRESSED_MIN_BYTES = 1_400

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
    countryOutlines(),
    prerenderedPages(),
    serviceWorker(),
    // The API sends the .br or .gz file next to a file of the build.
    compression({ include: /\.(?:css|html|js|json|svg)$/, threshold: COMPRESSED_MIN_BYTES, logLevel: 'silent' }),
  ],
  ...shared,
  server: { proxy: { '/api': api, '/crm': api } },
  build: {
    target: TARGET,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            // The code of the first load is one chunk, because one large file compresses better than many small files.
            { name: 'first', tags: ['$initial'] },
            // The code that the course, institute, campus and discipline pages share is one chunk.
            { name: 'detail', test: /[\\/]src[\\/]shared[\\/](detail|campuses)[\\/](?!CampusMap)/ },
          ],
        },
      },
    },
  },
})

import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'
import { TARGET } from './sharedConfig.vite.ts'

const ENTRY = 'src/serviceWorker/worker.ts'
const FILE = 'service-worker.js'

/**
 * Adds `service-worker.js` to the build. The file has no hash in its name, because browsers look
 * for a new version at the same address. The file contains a hash of the names of the other files of the build. Most
 * names contain a hash of the content, so that the file changes when the code or the styles change.
 *
 * Workbox (vite-plugin-pwa) is not used, because it does not store responses to POST. A listing
 * loads its courses with POST. The three other caching rules are shorter than a Workbox
 * configuration.
 */
export function serviceWorker(): Plugin {
  let root = ''
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const hash = createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('hex').slice(0, 16)
      const output = await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { BUILD: JSON.stringify(hash) },
        build: { write: false, target: TARGET, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
      })
      const [result] = Array.isArray(output) ? output : [output]
      const chunk = result && 'output' in result ? result.output.find(({ type }) => type === 'chunk') : undefined
      if (chunk?.type !== 'chunk') throw new Error(`${ENTRY} was not built`)
      this.emitFile({ type: 'asset', fileName: FILE, source: chunk.code })
    },
  }
}

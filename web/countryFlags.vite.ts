import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MANIFEST = fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))
const FLAGS = join(dirname(MANIFEST), '3x2')
const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }

/** The folder carries the package's version, since files below assets/ are kept by browsers for a year. */
const FOLDER = `assets/flags-${version}`

/**
 * Serves every flag of country-flag-icons as XX.svg, so that no page pays for those it does not show. The code knows
 * the folder as FLAGS_FOLDER.
 */
export function countryFlags(): Plugin {
  return {
    name: 'country-flags',
    config: () => ({ define: { FLAGS_FOLDER: JSON.stringify(`/${FOLDER}`) } }),
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = /^\/([A-Z]{2})\.svg$/.exec(request.url ?? '')?.[1]
        if (!name) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(readFileSync(join(FLAGS, `${name}.svg`)))
      })
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      for (const file of readdirSync(FLAGS).filter((name) => /^[A-Z]{2}\.svg$/.test(name)))
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${file}`, source: readFileSync(join(FLAGS, file)) })
    },
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FLAGS = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))), '3x2')

/** Serves every flag of country-flag-icons at /assets/flags/XX.svg, so that no page pays for those it does not show. */
export function countryFlags(): Plugin {
  return {
    name: 'country-flags',
    configureServer(server) {
      server.middlewares.use('/assets/flags/', (request, response, next) => {
        const name = /^\/([A-Z]{2})\.svg$/.exec(request.url ?? '')?.[1]
        if (!name) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(readFileSync(join(FLAGS, `${name}.svg`)))
      })
    },
    generateBundle() {
      for (const file of readdirSync(FLAGS).filter((name) => /^[A-Z]{2}\.svg$/.test(name)))
        this.emitFile({ type: 'asset', fileName: `assets/flags/${file}`, source: readFileSync(join(FLAGS, file)) })
    },
  }
}

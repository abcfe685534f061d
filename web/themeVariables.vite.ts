import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { sharedConfig } from './sharedConfig.vite.ts'

/** The style sheet that `main.tsx` imports. */
const SHEET = 'virtual:theme-variables.css'
const RENDERER = 'src/shared/theme/themeVariables.tsx'

/**
 * Builds a style sheet with the CSS variables of the theme. When a page starts, Mantine would add a
 * style element with these variables. The Content-Security-Policy forbids style elements that are
 * not in the HTML of the page.
 */
export function themeVariables(): Plugin {
  let root = ''
  return {
    name: 'theme-variables',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
    async load(id) {
      if (id !== `\0${SHEET}`) return undefined
      const { module, dependencies } = await runnerImport<{ readonly renderThemeVariables: () => string }>(join(root, RENDERER), { root, ...sharedConfig() })
      for (const file of dependencies) this.addWatchFile(join(root, file))
      return module.renderThemeVariables()
    },
  }
}

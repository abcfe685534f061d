import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { countryFlags } from './countryFlags.vite.ts'

export const TARGET = 'es2022'

/** The plugins and aliases that every build of the sources needs. */
export function sharedConfig(): Required<Pick<UserConfig, 'plugins' | 'resolve'>> {
  return {
    plugins: [react(), countryFlags()],
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  }
}

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { countryFlags } from './flags.vite.ts'

export const TARGET = 'es2022'

/** How the sources are read, by whatever builds them. */
export function sources(): Required<Pick<UserConfig, 'plugins' | 'resolve'>> {
  return {
    plugins: [react(), countryFlags()],
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  }
}

import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { compressedFiles } from './compression.vite.ts'
import { firstSights } from './firstSight.vite.ts'
import { countryFlags } from './flags.vite.ts'

const api = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [react(), countryFlags(), firstSights(), compressedFiles()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: { proxy: { '/api': api } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            // What the first load needs in any case, in one piece: many small ones compress worse.
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
})

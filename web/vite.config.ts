import { defineConfig } from 'vite'
import { compressedFiles } from './compression.vite.ts'
import { prerenderedPages } from './prerender.vite.ts'
import { sharedConfig, TARGET } from './sharedConfig.vite.ts'

const api = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'

const { plugins, resolve } = sharedConfig()

export default defineConfig({
  plugins: [...plugins, prerenderedPages(), compressedFiles()],
  resolve,
  server: { proxy: { '/api': api } },
  build: {
    target: TARGET,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            // What the first load needs in any case, in one piece: many small ones compress worse.
            { name: 'first', tags: ['$initial'] },
            // The same for pages about one thing.
            { name: 'detail', test: /[\\/]src[\\/]shared[\\/](detail|campuses)[\\/](?!CampusMap)/ },
          ],
        },
      },
    },
  },
})

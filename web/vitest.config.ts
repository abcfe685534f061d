import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vite.config.ts'

export default mergeConfig(
  base,
  defineConfig({
    test: {
      environment: 'jsdom',
      setupFiles: ['src/testing/setup.ts'],
      include: ['src/**/*.test.{ts,tsx}'],
      css: false,
      restoreMocks: true,
      // A test that hangs is stopped after this time. The time is long, because a machine can be slow.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
)

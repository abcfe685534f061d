import { defineConfig } from '@playwright/test'
import { testBrowser } from './e2e/browser.ts'

/** Workers read this file again: they take over what the first reading found. */
const browser = testBrowser()
process.env.CHROMIUM = browser.executable
if (browser.libraries !== undefined)
  process.env.LD_LIBRARY_PATH = [browser.libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/announceBrowser.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: process.env.FINDER_URL ?? 'http://127.0.0.1:8000',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.executable, args: FLAGS },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'mobile',
      // What does not depend on the size of the screen is tested once.
      testIgnore: 'states.spec.ts',
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})

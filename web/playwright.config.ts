import { defineConfig } from '@playwright/test'
import { FLAGS, findTestBrowser } from './e2e/support/browser.ts'

const executablePath = findTestBrowser()
/**
 * Each worker process runs this file again. The variable gives it the browser that the first
 * process found.
 */
process.env.CHROMIUM = executablePath
/** The tests that change database rows which other pages show. */
const CHANGING = '**/rows.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/announceBrowser.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  /** A test that passes only at the second attempt is reported as flaky, with its first error. */
  retries: 1,
  reporter: [['list']],
  // The slowest test takes 50 s while two other runs of the tests use the machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.FINDER_URL ?? 'http://127.0.0.1:8000',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: FLAGS },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, testIgnore: CHANGING, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'mobile',
      // Tests that do not depend on the screen size run only on the desktop.
      testIgnore: ['**/states.spec.ts', CHANGING],
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Other tests compare pages with the catalogue, so they must not run while a test changes it.
    { name: 'changing', testMatch: CHANGING, dependencies: ['desktop', 'mobile'], use: { viewport: { width: 1280, height: 800 } } },
  ],
})

import { chromium, type FullConfig } from '@playwright/test'

/** Prints the browser and the address of the test run. */
export default async function announceBrowser(config: FullConfig): Promise<void> {
  const use = config.projects[0]?.use
  const browser = await chromium.launch(use?.launchOptions)
  console.log(`Chromium ${browser.version()} (${use?.launchOptions?.executablePath}) tests ${use?.baseURL}`)
  await browser.close()
}

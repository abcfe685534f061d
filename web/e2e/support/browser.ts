import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUNDLED = join(dirname(fileURLToPath(import.meta.url)), '..', 'chromium')
const CAN_RUN_BUNDLED = process.platform === 'linux' && process.arch === 'x64'
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * Flags that stop the browser from sending requests of its own, and `--no-sandbox`, without which
 * the browser does not start as root.
 */
const NO_BACKGROUND_REQUESTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Flags for every test, measurement and screenshot. Only maps need WebGL. SwiftShader renders it in
 * software, so that all machines draw the same.
 */
export const FLAGS = [...NO_BACKGROUND_REQUESTS, '--disable-gpu', '--enable-unsafe-swiftshader']

interface Browser {
  readonly executable: string
  /** A folder of libraries that the machine may lack. */
  readonly libraries?: string
}

/**
 * Returns the path of a Chromium: the value of the environment variable CHROMIUM, if it is set. Otherwise, Linux on x64
 * uses the Chromium from npm, and other systems use the Chromium of the machine. The Chromium from npm is pinned by its
 * hash, needs no root, and takes half of the processor time of Debian's Chromium. Adds the libraries of the Chromium
 * from npm to LD_LIBRARY_PATH. Throws an error if the browser is missing.
 */
export function findTestBrowser(): string {
  const { executable, libraries } = findBrowser()
  if (libraries !== undefined) process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return executable
}

function findBrowser(): Browser {
  const configured = process.env.CHROMIUM
  if (configured !== undefined && configured !== '') return { executable: configured }
  if (CAN_RUN_BUNDLED) return unpackBundledBrowser()
  const installed = SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (installed === undefined) throw new Error('No browser to test with: set CHROMIUM to the path of a Chromium')
  return { executable: installed }
}

function unpackBundledBrowser(): Browser {
  if (!existsSync(join(BUNDLED, 'node_modules'))) throw new Error('The browser of the tests is missing: `make setup` installs it')
  const printed = execFileSync(process.execPath, ['unpack.mjs'], { cwd: BUNDLED, encoding: 'utf8' })
  return JSON.parse(printed) as Browser
}

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUNDLED = join(dirname(fileURLToPath(import.meta.url)), 'chromium')
const CAN_RUN_BUNDLED = process.platform === 'linux' && process.arch === 'x64'
const OF_THE_SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Nothing of the browser's own goes over the network. */
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How every test, measurement and picture starts it. */
export const FLAGS = [...QUIET, '--disable-gpu']

/** How a browser without a graphics card draws maps, the same picture each time. */
export const MAP_FLAGS = [...QUIET, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

interface Browser {
  readonly executable: string
  /** A folder of libraries that the browser needs beside those of the machine. */
  readonly libraries?: string
}

/**
 * The path of a Chromium that can be started from here on: that of the environment variable CHROMIUM, else the one from
 * npm, which needs neither root nor a package manager, and only where that cannot run the machine's own: it is the same
 * everywhere, pinned by its hash, and a shell without a window takes half of the processor time of Debian's. Never none:
 * a test without a browser would prove nothing. Libraries of its own are in the environment from here on, for whatever
 * is started.
 */
export function testBrowser(): string {
  const { executable, libraries } = foundBrowser()
  if (libraries !== undefined) process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return executable
}

function foundBrowser(): Browser {
  const given = process.env.CHROMIUM
  if (given !== undefined && given !== '') return { executable: given }
  if (CAN_RUN_BUNDLED) return bundledBrowser()
  const installed = OF_THE_SYSTEM.find((path) => existsSync(path))
  if (installed === undefined) throw new Error('No browser to test with: set CHROMIUM to the path of a Chromium')
  return { executable: installed }
}

function bundledBrowser(): Browser {
  if (!existsSync(join(BUNDLED, 'node_modules'))) throw new Error('The browser of the tests is not there: `make setup` brings it')
  const printed = execFileSync(process.execPath, ['unpack.mjs'], { cwd: BUNDLED, encoding: 'utf8' })
  return JSON.parse(printed) as Browser
}

// Lighthouse on the pages of a running site (FINDER_URL), on a phone and on a desk, RUNS times each (5): the medians, and
// whether they are what is promised. Ends with 1 when they are not.
import { loadavg } from 'node:os'
import { FLAGS, testBrowser } from '../e2e/browser.ts'
import { CATEGORIES, faultsOf, FORMS, inWords, rowOf, worstAudits } from './lighthouse/figures.mjs'

const SITE = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'
const RUNS = Number(process.env.RUNS ?? 5)

// The browser is found first: libraries that it needs must be in the environment before it starts.
const chromePath = testBrowser()
const { default: lighthouse, desktopConfig } = await import('lighthouse')
const { launch } = await import('chrome-launcher')

/** The page of a course that the listing shows first. */
async function somePages() {
  const answer = await fetch(`${SITE}/api/course/course_search/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`${SITE} answered ${answer.status}`)
  const { results } = await answer.json()
  return { home: '/', listing: '/course', detail: `/course-detail/${results[0].slug}` }
}

/** One look by a browser of its own, with an empty cache. */
async function lookAt(address, form) {
  const browser = await launch({ chromePath, chromeFlags: ['--headless=new', ...FLAGS], logLevel: 'silent' })
  try {
    const flags = { port: browser.port, logLevel: 'error', onlyCategories: CATEGORIES }
    const { lhr } = await lighthouse(address, flags, form === 'desktop' ? desktopConfig : undefined)
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    await browser.kill()
  }
}

const load = () => `load ${loadavg()[0]?.toFixed(2)}`
console.log(`Lighthouse in ${chromePath}, ${RUNS} runs each, ${load()}`)
const broken = []
for (const [page, path] of Object.entries(await somePages()))
  for (const form of FORMS) {
    const looks = []
    for (let run = 0; run < RUNS; run++) looks.push(await lookAt(`${SITE}${path}`, form))
    const row = rowOf(looks)
    console.log(`${inWords(page, form, row, looks)}, ${load()}`)
    const faults = faultsOf(form, row)
    broken.push(...faults.map((fault) => `${page}, ${form}: ${fault}`))
    if (faults.length > 0) for (const audit of worstAudits(looks)) console.log(`    ${audit}`)
  }
for (const fault of broken) console.error(`Not held: ${fault}`)
process.exitCode = broken.length > 0 ? 1 : 0

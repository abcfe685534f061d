// Runs Lighthouse on one page of each type that needs no account, as a phone and as a desktop. Prints
// the medians of several runs. Exits with 1 if a median misses its target. Environment: FINDER_URL is
// the running site. RUNS is the number of runs (default 5). ONLY names pages of
// `lighthouse/pages.mjs`, separated by spaces (default: all).
import { loadavg } from 'node:os'
import { FLAGS, findTestBrowser } from '../e2e/support/browser.ts'
import { HIDDEN, listPages } from './lighthouse/pages.mjs'
import { CATEGORIES, findMissedTargets, FORMS, formatRow, computeMedians, findFailedAudits } from './lighthouse/figures.mjs'

const SITE = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'
const RUNS = Number(process.env.RUNS ?? 5)
const ONLY = (process.env.ONLY ?? '').split(' ').filter(Boolean)

// Besides returning the path, this call sets the library path, which the browser needs when it
// starts.
const chromePath = findTestBrowser()
const { default: lighthouse, desktopConfig } = await import('lighthouse')
const { launch } = await import('chrome-launcher')

/** Requests JSON from the API. With a body, the request is a POST. */
async function readJson(path, body) {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${SITE}/api/${path}`, body === undefined ? {} : post)
  if (!response.ok) throw new Error(`${SITE}/api/${path} returned ${response.status}`)
  return response.json()
}

/** Runs Lighthouse once in a new browser with an empty cache. */
async function runLighthouse(address, form) {
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
const missed = []
for (const [page, path] of Object.entries(await listPages(readJson, ONLY)))
  for (const form of FORMS) {
    const reports = []
    for (let run = 0; run < RUNS; run++) reports.push(await runLighthouse(`${SITE}${path}`, form))
    const row = computeMedians(reports)
    console.log(`${formatRow(page, form, row, reports)}, ${load()}`)
    const misses = findMissedTargets(form, row, HIDDEN.has(page))
    missed.push(...misses.map((miss) => `${page}, ${form}: ${miss}`))
    if (misses.length > 0) for (const audit of findFailedAudits(reports)) console.log(`    ${audit}`)
  }
for (const miss of missed) console.error(`Missed: ${miss}`)
process.exitCode = missed.length > 0 ? 1 : 0

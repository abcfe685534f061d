import { FLAGS, testBrowser } from '../e2e/browser.ts'
import { writeFileSync } from 'node:fs'
const chromePath = testBrowser()
const { default: lighthouse } = await import('lighthouse')
const { launch } = await import('chrome-launcher')
const browser = await launch({ chromePath, chromeFlags: ['--headless=new', ...FLAGS], logLevel: 'silent' })
try {
  const { lhr, artifacts } = await lighthouse(process.argv[2], { port: browser.port, logLevel: 'error', onlyCategories: ['performance'] })
  console.log(lhr.categories.performance.score, lhr.audits['total-blocking-time'].displayValue, lhr.audits['largest-contentful-paint'].displayValue)
  for (const id of ['long-tasks', 'bootup-time', 'mainthread-work-breakdown'])
    for (const row of lhr.audits[id].details?.items ?? []) console.log(id, JSON.stringify(row).slice(0, 220))
  const lcp = lhr.audits['lcp-breakdown-insight'] ?? lhr.audits['largest-contentful-paint-element']
  console.log(JSON.stringify(lcp?.details ?? {}).slice(0, 900))
  const name = Object.keys(artifacts).filter((k) => /trace/i.test(k)); console.log(name)
  writeFileSync('/tmp/trace.json', JSON.stringify(artifacts.Trace ?? artifacts.traces?.defaultPass ?? {}))
} finally { await browser.kill() }

// Computes medians from the reports of Lighthouse.

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
export const FORMS = ['mobile', 'desktop']

const ALWAYS = { accessibility: 100, 'best-practices': 100, seo: 100 }
/** The minimum score of each category, from 0 to 100. */
const TARGETS = { mobile: { performance: 90, ...ALWAYS }, desktop: { performance: 98, ...ALWAYS } }
/** The layout must not shift while a page loads. */
const MAX_SHIFT = 0

const TIMES = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  'speed index': 'speed-index',
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Computes the medians of the scores, the times in milliseconds, the layout shift and the processor benchmark. */
export function computeMedians(reports) {
  const medianOf = (read) => median(reports.map(read))
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, medianOf(readPoints(name))])),
    ...Object.fromEntries(Object.entries(TIMES).map(([name, id]) => [name, Math.round(medianOf(({ audits }) => audits[id].numericValue))])),
    shift: Math.round(medianOf(({ audits }) => audits['cumulative-layout-shift'].numericValue) * 10_000) / 10_000,
    processor: Math.round(medianOf(({ environment }) => environment.benchmarkIndex)),
  }
}

const readPoints = (name) => ({ categories }) => Math.round(categories[name].score * 100)

/**
 * Lists the targets that a row of medians misses. A page that is hidden from search engines has no
 * SEO target.
 */
export function findMissedTargets(form, row, isHidden) {
  const points = Object.entries(TARGETS[form]).filter(([name, least]) => row[name] < least && !(isHidden && name === 'seo'))
  const shift = row.shift > MAX_SHIFT ? [`layout shift ${row.shift} > ${MAX_SHIFT}`] : []
  return [...points.map(([name, least]) => `${name} ${row[name]} < ${least}`), ...shift]
}

export function formatRow(page, form, row, reports) {
  const performances = reports.map(readPoints('performance')).toSorted((one, other) => one - other)
  const points = CATEGORIES.map((name) => `${name} ${row[name]}`).join(', ')
  const times = Object.keys(TIMES).map((name) => `${name} ${row[name]} ms`).join(', ')
  return `${page.padEnd(26)} ${form.padEnd(8)} ${points} (${performances.join(' ')}); ${times}, layout shift ${row.shift}, processor ${row.processor}`
}

/** Lists the failed audits of the first report, and its insights that name possible savings. */
export function findFailedAudits(reports) {
  const { audits, categories } = reports[0]
  const weightedIds = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
  const insights = Object.values(audits).filter(({ scoreDisplayMode, score }) => scoreDisplayMode === 'metricSavings' && score < 1)
  return [...weightedIds.map((id) => audits[id]).filter(({ score }) => score !== null && score < 0.9), ...insights].map(
    ({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`,
  )
}

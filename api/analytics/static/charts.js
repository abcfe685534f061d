// Draws the table of the page as charts with Chart.js. Without this script, the page shows only the table.
'use strict'

const table = document.getElementById('figures')
const headings = [...table.tHead.rows[0].cells]
const rows = [...table.tBodies[0].rows]
const labels = rows.map((row) => row.cells[0].textContent.trim())
const isRightToLeft = document.documentElement.dir === 'rtl'
const DASHES = [[], [6, 4], [2, 3]]
/** The imports, releases and experiments that the page lists, in its language. */
const events = [...document.querySelectorAll('#events li')].map((item) => ({ day: item.dataset.day, text: item.querySelector('span').textContent }))

function readStyle(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

function readColumn(name) {
  const index = headings.findIndex((heading) => heading.dataset.column === name)
  const isRate = headings[index].dataset.rate === 'true'
  const values = rows.map(({ cells }) => (cells[index].dataset.value === '' ? null : Number(cells[index].dataset.value)))
  return { label: headings[index].textContent, values: isRate ? values.map((value) => value === null ? null : value * 100) : values, isRate }
}

/** Draws a vertical line at each day with an import, a release or an experiment. */
const EVENT_LINES = {
  id: 'events',
  afterDatasetsDraw({ ctx, chartArea, scales }) {
    ctx.save()
    ctx.strokeStyle = readStyle('--danger')
    ctx.setLineDash([3, 3])
    for (const day of new Set(events.map((event) => event.day))) {
      const index = labels.indexOf(day)
      if (index < 0) continue
      const x = scales.x.getPixelForValue(index)
      ctx.beginPath()
      ctx.moveTo(x, chartArea.top)
      ctx.lineTo(x, chartArea.bottom)
      ctx.stroke()
    }
    ctx.restore()
  },
}

/** The series differ in colour and in the dashes of their lines or the strength of their bars. */
function buildDataset({ label, values }, position, isLine) {
  const colour = [readStyle('--primary'), readStyle('--muted'), readStyle('--danger')][position % 3]
  return {
    label,
    data: values,
    borderColor: colour,
    backgroundColor: isLine || position === 0 ? colour : 'transparent',
    borderWidth: 2,
    borderDash: isLine ? DASHES[position % 3] : [],
    pointRadius: rows.length > 40 ? 0 : innerWidth < 600 ? 1.5 : 3,
    pointStyle: isLine ? 'circle' : 'rect',
  }
}

/** Chart.js draws the lines of a legend without their dashes. */
function buildLegend(chart) {
  const labels = Chart.defaults.plugins.legend.labels.generateLabels(chart)
  return labels.map((label) => ({ ...label, lineDash: chart.data.datasets[label.datasetIndex].borderDash }))
}

/** Splits a label into at most two lines. The invisible isolates keep the ellipsis at the end of a label of any direction. */
function wrapLabel(label, longest) {
  const space = label.length > longest ? label.lastIndexOf(' ', longest) : -1
  const lines = space > 0 ? [label.slice(0, space), label.slice(space + 1)] : [label]
  return lines.map((line) => `\u2068${line.length > longest ? `${line.slice(0, longest - 1)}…` : line}\u2069`)
}

function describeEvents(day) {
  return events.filter((event) => event.day === day).map((event) => event.text)
}

function formatNumber(value, isRate) {
  const text = value.toLocaleString('en', { maximumFractionDigits: isRate ? 1 : 3 })
  return isRate ? `\u200e${text} %\u200e` : text
}

function drawChart(figure) {
  const columns = figure.dataset.columns.split(' ').map(readColumn)
  const isLine = figure.dataset.chart === 'line'
  const hasEvents = figure.dataset.events !== undefined
  const font = { family: getComputedStyle(document.body).fontFamily }
  const number = { beginAtZero: true, grid: { color: readStyle('--line') }, ticks: { color: readStyle('--muted'), font } }
  const { isRate } = columns[0]
  number.ticks.callback = (value) => formatNumber(value, isRate)
  const names = { grid: { display: false }, reverse: isLine && isRightToLeft, ticks: { color: readStyle('--muted'), font, autoSkip: isLine } }
  if (isLine) names.ticks.callback = (_, index) => labels[index].replace(/^\d{4}-/, '')
  if (!isLine) {
    const longest = innerWidth < 600 ? 16 : 24
    figure.querySelector('.canvas').style.height = `${Math.max(10, 4 + rows.length * 1.9)}rem`
    names.ticks.callback = (_, index) => wrapLabel(labels[index], longest)
    names.position = isRightToLeft ? 'right' : 'left'
    number.reverse = isRightToLeft
  } else if (isRightToLeft) {
    number.position = 'right'
  }
  figure.closest('section').hidden = false
  return new Chart(figure.querySelector('canvas'), {
    type: figure.dataset.chart,
    data: { labels, datasets: columns.map((column, position) => buildDataset(column, position, isLine)) },
    plugins: hasEvents ? [EVENT_LINES] : [],
    options: {
      animation: false,
      maintainAspectRatio: false,
      // The first label at the left edge is longer than its half of the column.
      layout: { padding: { left: isLine && isRightToLeft ? 32 : 0 } },
      indexAxis: isLine ? 'x' : 'y',
      interaction: { mode: 'index', axis: isLine ? 'x' : 'y', intersect: false },
      scales: isLine ? { x: names, y: number } : { x: number, y: names },
      plugins: {
        legend: { rtl: isRightToLeft, labels: { color: readStyle('--ink'), font, usePointStyle: true, pointStyle: isLine ? 'line' : 'rect', pointStyleWidth: isLine ? 32 : 14, generateLabels: buildLegend } },
        tooltip: {
          rtl: isRightToLeft,
          boxPadding: 6,
          titleFont: font,
          bodyFont: font,
          callbacks: {
            label: ({ dataset, raw }) => (raw === null ? null : `${dataset.label}: ${formatNumber(raw, isRate)}`),
            afterBody: ([item]) => (hasEvents ? describeEvents(item?.label) : []),
          },
        },
      },
    },
  })
}

let charts = []

function drawAll() {
  for (const chart of charts) chart.destroy()
  charts = [...document.querySelectorAll('figure[data-chart]')].map(drawChart)
}

if (typeof Chart !== 'undefined') {
  drawAll()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll)
}

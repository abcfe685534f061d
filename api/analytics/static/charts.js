// Draws the charts from the table of the page with Chart.js. Without this script, the page shows only the table.
'use strict'

const table = document.getElementById('figures')
const headings = [...table.tHead.rows[0].cells]
const rows = [...table.tBodies[0].rows]
const labels = rows.map((row) => row.cells[0].textContent.trim())
const isRightToLeft = document.documentElement.dir === 'rtl'
const DASHES = [[], [6, 4], [2, 3]]

function readStyle(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

function readColumn(name) {
  const index = headings.findIndex((heading) => heading.dataset.column === name)
  const isRate = headings[index].dataset.rate === 'true'
  const values = rows.map(({ cells }) => (cells[index].dataset.value === '' ? null : Number(cells[index].dataset.value)))
  return { label: headings[index].textContent, values: isRate ? values.map((value) => value === null ? null : value * 100) : values, isRate }
}

/** Draws a vertical line at each day with an import or a new index generation. */
function markEvents(events) {
  return {
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
    pointRadius: rows.length > 40 ? 0 : 3,
    pointStyle: isLine ? 'circle' : 'rect',
  }
}

function describeEvents(events, day) {
  return events.filter((event) => event.day === day).map((event) => `${event.kind}: ${event.name}`)
}

function drawChart(figure) {
  const columns = figure.dataset.columns.split(' ').map(readColumn)
  const isLine = figure.dataset.chart === 'line'
  const events = JSON.parse(figure.dataset.events ?? '[]')
  const font = { family: getComputedStyle(document.body).fontFamily }
  const number = { beginAtZero: true, grid: { color: readStyle('--line') }, ticks: { color: readStyle('--muted'), font } }
  if (columns[0].isRate) number.ticks.callback = (value) => `\u200e${value} %\u200e`
  const names = { grid: { display: false }, reverse: isLine && isRightToLeft, ticks: { color: readStyle('--muted'), font, autoSkip: isLine } }
  if (isLine) names.ticks.callback = (_, index) => labels[index].replace(/^\d{4}-/, '')
  if (!isLine) {
    const longest = innerWidth < 600 ? 16 : 24
    figure.querySelector('.canvas').style.height = `${Math.max(10, 4 + rows.length * 1.9)}rem`
    names.ticks.callback = (_, index) => (labels[index].length > longest ? `${labels[index].slice(0, longest - 1)}…` : labels[index])
    names.position = isRightToLeft ? 'right' : 'left'
    number.reverse = isRightToLeft
  } else if (isRightToLeft) {
    number.position = 'right'
  }
  figure.closest('section').hidden = false
  return new Chart(figure.querySelector('canvas'), {
    type: figure.dataset.chart,
    data: { labels, datasets: columns.map((column, position) => buildDataset(column, position, isLine)) },
    plugins: [markEvents(events)],
    options: {
      animation: false,
      maintainAspectRatio: false,
      // The first label at the left edge is longer than its half of the column.
      layout: { padding: { left: isLine && isRightToLeft ? 32 : 0 } },
      indexAxis: isLine ? 'x' : 'y',
      interaction: { mode: 'index', axis: isLine ? 'x' : 'y', intersect: false },
      scales: isLine ? { x: names, y: number } : { x: number, y: names },
      plugins: {
        legend: { rtl: isRightToLeft, labels: { color: readStyle('--ink'), font, usePointStyle: true, pointStyle: isLine ? 'line' : 'rect', pointStyleWidth: isLine ? 32 : 14 } },
        tooltip: { rtl: isRightToLeft, callbacks: { afterBody: ([item]) => describeEvents(events, item?.label) } },
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

// This code runs in the page, before the scripts of the page.

/**
 * Measures the time from one click to the first frame with the new cards. Also measures the search request of this click,
 * from its start to the last byte of the response.
 */
export function installClickTimer(searchPath) {
  let clickedAt, resolvePainted, painted

  // Records when each search request is sent, and whether it requests courses. Requests for long lists
  // have the same path as requests for courses, and differ only in the body.
  const sent = []
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (input instanceof Request && new URL(input.url).pathname === searchPath)
      sent.push({ at: performance.now(), isForCourses: input.clone().text().then((body) => !body.includes('"results":false')) })
    return send(input, init)
  }

  const isTrusted = (event) => event.isTrusted && clickedAt === null
  addEventListener('click', (event) => isTrusted(event) && (clickedAt = event.timeStamp), { capture: true })

  /** Returns a function that tells whether new results have been requested and shown. */
  function createResultsCheck() {
    let wasBusy = false
    return () => {
      const isBusy = document.querySelector('main')?.getAttribute('aria-busy') === 'true'
      wasBusy ||= isBusy
      return wasBusy && !isBusy && document.querySelector('main article') !== null
    }
  }

  /** Calls `then` after the browser has painted the next frame. */
  function afterPaint(then) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage('painted')
    })
  }

  /** Returns the timing of the last search for courses after the click. */
  async function findRequestTiming() {
    const sentAt = await Promise.all(sent.map(async ({ at, isForCourses }) => ((await isForCourses) ? at : -1)))
    const lastSentAt = Math.max(...sentAt)
    const entry = () => performance.getEntriesByType('resource').find(({ name, startTime }) => startTime >= Math.max(lastSentAt, clickedAt) && new URL(name).pathname === searchPath)
    while (entry() === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
    return entry()
  }

  globalThis.clickTimer = {
    start() {
      clickedAt = null
      performance.clearResourceTimings()
      painted = new Promise((resolve) => (resolvePainted = resolve))
      const haveResultsChanged = createResultsCheck()
      const observer = new MutationObserver(() => {
        if (clickedAt === null || !haveResultsChanged()) return
        observer.disconnect()
        afterPaint(resolvePainted)
      })
      observer.observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true, characterData: true })
    },
    async readTimes() {
      const shown = await painted
      const { fetchStart, requestStart, responseStart, responseEnd } = await findRequestTiming()
      return { screen: shown - clickedAt, asked: fetchStart - clickedAt, api: responseEnd - requestStart, responded: responseStart - requestStart, drawn: shown - responseEnd }
    },
  }
}

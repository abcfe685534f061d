// Runs in the page, before the page's own scripts.

/**
 * Measures one click: from the browser's event to the first frame with the new cards. Also measures the search request
 * within this time, from sending it to its last byte, by the browser's resource timing.
 */
export function watch(search) {
  const PAINTED = 'painted'
  let click, settle, finished

  // Long lists use the same path as results and counts. Only the body tells the requests apart.
  const sent = []
  const send = globalThis.fetch
  globalThis.fetch = (asked, how) => {
    if (asked instanceof Request && new URL(asked.url).pathname === search)
      sent.push({ at: performance.now(), isForCourses: asked.clone().text().then((body) => !body.includes('"results":false')) })
    return send(asked, how)
  }

  const isTrusted = (event) => event.isTrusted && click === null
  addEventListener('click', (event) => isTrusted(event) && (click = event.timeStamp), { capture: true })

  /** Returns a function that is true once new results have been requested and shown. */
  function results() {
    let wasBusy = false
    return () => {
      const isBusy = document.querySelector('main')?.getAttribute('aria-busy') === 'true'
      wasBusy ||= isBusy
      return wasBusy && !isBusy && document.querySelector('main article') !== null
    }
  }

  /** Calls back after the next frame has been painted. */
  function afterPaint(then) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(PAINTED)
    })
  }

  /** Returns the timing of the last search for courses after the click. */
  async function request() {
    const told = await Promise.all(sent.map(async ({ at, isForCourses }) => ((await isForCourses) ? at : -1)))
    const asked = Math.max(...told)
    const entry = () => performance.getEntriesByType('resource').find(({ name, startTime }) => startTime >= Math.max(asked, click) && new URL(name).pathname === search)
    while (entry() === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
    return entry()
  }

  globalThis.watched = {
    arm() {
      click = null
      performance.clearResourceTimings()
      finished = new Promise((resolve) => (settle = resolve))
      const areThere = results()
      const observer = new MutationObserver(() => {
        if (click === null || !areThere()) return
        observer.disconnect()
        afterPaint(settle)
      })
      observer.observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true, characterData: true })
    },
    async done() {
      const shown = await finished
      const { fetchStart, requestStart, responseStart, responseEnd } = await request()
      return { screen: shown - click, asked: fetchStart - click, api: responseEnd - requestStart, answered: responseStart - requestStart, drawn: shown - responseEnd }
    },
  }
}

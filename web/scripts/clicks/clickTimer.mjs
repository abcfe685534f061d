// Runs inside the page, from before its own scripts.

/**
 * Takes the time of one click: from the moment at which the browser got it to the first frame with the new cards, and
 * within it that of the search's request, from sending it to its last byte, as the network layer has it.
 */
export function watch(search) {
  const PAINTED = 'painted'
  let click, settle, finished

  // A filter's click asks for results and counts in one call; long lists are other calls of its path: only bodies tell which.
  const sent = []
  const send = globalThis.fetch
  globalThis.fetch = (asked, how) => {
    if (asked instanceof Request && new URL(asked.url).pathname === search)
      sent.push({ at: performance.now(), isForCourses: asked.clone().text().then((body) => !body.includes('"results":false')) })
    return send(asked, how)
  }

  const isTrusted = (event) => event.isTrusted && click === null
  addEventListener('click', (event) => isTrusted(event) && (click = event.timeStamp), { capture: true })

  /** The results have been asked for anew, and are there. */
  function results() {
    let wasBusy = false
    return () => {
      const isBusy = document.querySelector('main')?.getAttribute('aria-busy') === 'true'
      wasBusy ||= isBusy
      return wasBusy && !isBusy && document.querySelector('main article') !== null
    }
  }

  /** After the next frame has been drawn. */
  function afterPaint(then) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(PAINTED)
    })
  }

  /** The last search for courses that was asked for after the click. */
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

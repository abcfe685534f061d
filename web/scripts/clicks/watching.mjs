// Runs inside the page, from before its own scripts.

/**
 * Takes the time of one click: from the moment at which the browser got it to the first frame with the new cards, and
 * within it that of the search's request, from sending it to its last byte, as the network layer has it.
 */
export function watch(search) {
  const PAINTED = 'painted'
  let click, settle, finished

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

  /** The last search that was asked for after the click. */
  async function request() {
    const entries = () => performance.getEntriesByType('resource').filter(({ name, startTime }) => startTime >= click && new URL(name).pathname === search)
    while (entries().length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    return entries().at(-1)
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

import type { ConsoleMessage, Page, Request } from '@playwright/test'

/** A page is quiet when no request has been running for this time. */
const QUIET_MS = 250
const LIMIT_MS = 15_000

/**
 * Collects the faults of an open page: errors of scripts, errors in the console, requests to other
 * hosts, and requests that do not end in time. The browser logs failed requests to the console.
 */
export class PageWatch {
  readonly #page: Page
  readonly #host: string
  readonly #running = new Set<Request>()
  #faults: string[] = []
  #changedAt = Date.now()

  constructor(page: Page, host: string) {
    this.#page = page
    this.#host = host
    page.on('request', (request) => this.#start(request))
    page.on('requestfinished', (request) => this.#end(request))
    page.on('requestfailed', (request) => this.#end(request))
    page.on('pageerror', (error) => this.#faults.push(`error: ${error.message}`))
    page.on('console', (message) => this.#read(message))
  }

  /** Returns the faults since the last call. */
  takeFaults(): string[] {
    const faults = [...new Set(this.#faults)]
    this.#faults = []
    return faults
  }

  /**
   * Waits until the page has sent no request for a while. If requests do not end in time, they
   * become faults.
   */
  async waitUntilQuiet(): Promise<void> {
    const limit = Date.now() + LIMIT_MS
    while (this.#running.size > 0 || Date.now() - this.#changedAt < QUIET_MS) {
      if (Date.now() > limit) {
        this.#faults.push(`still loads after ${LIMIT_MS} ms: ${[...this.#running].map((request) => request.url()).join(' ')}`)
        this.#running.clear()
        return
      }
      await this.#page.waitForTimeout(50)
    }
  }

  #start(request: Request): void {
    const { hostname } = new URL(request.url())
    // Images inside the code (`data:` URLs) have no host.
    if (hostname !== this.#host && hostname !== '') this.#faults.push(`request to another host: ${request.url()}`)
    if (request.isNavigationRequest()) this.#running.clear()
    this.#running.add(request)
    this.#changedAt = Date.now()
  }

  #end(request: Request): void {
    this.#running.delete(request)
    this.#changedAt = Date.now()
  }

  #read(message: ConsoleMessage): void {
    if (message.type() === 'error') this.#faults.push(`console: ${message.text()} ${message.location().url}`)
  }
}

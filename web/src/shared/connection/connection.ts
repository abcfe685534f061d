import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const PROBE_PATH = '/health/live'
const PROBE_INTERVAL_MS = 3000
/** The URL of the last page that was loaded again because a file of its code was missing. */
const RELOADED_KEY = 'meridian-reloaded'

/**
 * Marks the connection as restored. Call this for every response of the server. If the browser is offline, a late response
 * does not count, and only a probe restores the connection.
 */
export function reportConnected(): void {
  if (navigator.onLine) onlineManager.setOnline(true)
  isStoredDataShown = false
}

let isStoredDataShown = false

/** Call this for every response that the service worker has stored earlier, because the server does not respond. */
export function reportStoredResponse(): void {
  isStoredDataShown = true
  reportDisconnected()
}

/** Whether the page shows data that the service worker has stored earlier. */
export const hasStoredData = () => isStoredDataShown

const reportDisconnected = () => onlineManager.setOnline(false)

/**
 * Call this for every request without a response. A filter of the browser or the network can block a single URL, so the
 * connection is lost only if a probe gets no response either. Requests that failed are sent again when the connection is
 * restored. Without the probe, a blocked request would be sent again every 3 s, and its error would disappear each time.
 */
export async function checkConnection(): Promise<void> {
  if (!navigator.onLine || !(await isServerResponding())) reportDisconnected()
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isConnected = () => onlineManager.isOnline()

/** Whether the server responds. False after a request without a response, until the server responds again. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, isConnected, isConnected)
}

/** Probes the server every 3 s while the connection is lost. The `online` event of the browser is not reliable. */
export function watchConnection(): void {
  let timer: ReturnType<typeof setInterval> | undefined
  onlineManager.subscribe((isOnline) => {
    clearInterval(timer)
    if (!isOnline) timer = setInterval(() => void probe(), PROBE_INTERVAL_MS)
  })
  // The connection may have been lost before this code could listen to the event of the browser.
  if (!navigator.onLine) reportDisconnected()
}

/**
 * Loads a page again if its code could not be loaded. If the server responds, a file is missing, for example after a release.
 * Then the page is loaded again once. If the file is still missing, `onMissing` is called. If the server does not respond,
 * the page is loaded again as soon as the server responds. Returns a function that cancels the reload.
 */
export function reloadMissingCode(onMissing: () => void): () => void {
  const waiting = new AbortController()
  void isServerResponding().then((isResponding) => {
    if (waiting.signal.aborted) return
    if (!isResponding) return reloadWhenConnected(waiting.signal)
    const { href } = globalThis.location
    if (sessionStorage.getItem(RELOADED_KEY) === href) return onMissing()
    sessionStorage.setItem(RELOADED_KEY, href)
    globalThis.location.reload()
  })
  return () => waiting.abort()
}

function reloadWhenConnected(signal: AbortSignal): void {
  reportDisconnected()
  const stop = onlineManager.subscribe((isOnline) => {
    if (isOnline) globalThis.location.reload()
  })
  signal.addEventListener('abort', stop)
}

async function probe(): Promise<void> {
  if (await isServerResponding()) onlineManager.setOnline(true)
}

/** Whether the server responds now, with whatever status. */
async function isServerResponding(): Promise<boolean> {
  try {
    await fetch(PROBE_PATH, { cache: 'no-store' })
    return true
  } catch {
    // There is no connection.
    return false
  }
}

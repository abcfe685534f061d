import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const PROBE_PATH = '/health/live'
const PROBE_INTERVAL_MS = 3000
/**
 * The start of the keys for the URL of the last page that was reloaded because one of its code files
 * was missing. Each build of the site has its own key.
 */
const RELOADED_KEY = 'meridian-reloaded'
/** Identifies the build of the site: the URL of the main chunk, which contains a hash. */
const BUILD = import.meta.url

/**
 * Marks the connection as restored. Call this for every response of the server. If the browser
 * reports that it is offline, a response does not restore the connection. Only a probe restores it.
 */
export function reportConnected(): void {
  if (navigator.onLine) onlineManager.setOnline(true)
  isStoredDataShown = false
}

let isStoredDataShown = false

/**
 * Call this for every response that comes from the cache of the service worker, because the server
 * does not respond.
 */
export function reportStoredResponse(): void {
  isStoredDataShown = true
  reportDisconnected()
}

/** Whether the page shows data from the cache of the service worker. */
export const hasStoredData = () => isStoredDataShown

const reportDisconnected = () => onlineManager.setOnline(false)

/**
 * Call this for every request without a response. The connection counts as lost only if a probe
 * also gets no response, because a content blocker or the network can block a single URL.
 *
 * Without this probe, a blocked URL would cause an endless loop. The connection would count as lost.
 * The check that runs every 3 s would find it restored, and all failed requests would be sent again,
 * also the blocked one. The visitor would never see the error of the blocked request.
 */
export async function checkConnection(): Promise<void> {
  if (!navigator.onLine || !(await isServerResponding())) reportDisconnected()
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isConnected = () => onlineManager.isOnline()

/**
 * Whether the connection to the server works. False after the connection was lost, until the server
 * responds again.
 */
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
  // The connection may have been lost before this code listens to the `offline` event.
  if (!navigator.onLine) reportDisconnected()
}

/**
 * Reloads a page whose code could not be loaded. If the server responds, a file is missing, for
 * example after a release, and the page is reloaded once for each build of the site. If the file is
 * still missing after that, calls `onMissing`. If the server does not respond, reloads the page as
 * soon as the server responds. Returns a function that cancels the reload.
 */
export function reloadMissingCode(onMissing: () => void): () => void {
  const waiting = new AbortController()
  void isServerResponding().then((isResponding) => {
    if (waiting.signal.aborted) return
    if (!isResponding) return reloadWhenConnected(waiting.signal)
    if (!storeReload(globalThis.location.href, BUILD)) return onMissing()
    globalThis.location.reload()
  })
  return () => waiting.abort()
}

/**
 * Stores that a page is reloaded because one of its code files is missing. Returns false if the last
 * such reload of the same build was at the same URL.
 */
export function storeReload(href: string, build: string): boolean {
  const key = `${RELOADED_KEY} ${build}`
  if (sessionStorage.getItem(key) === href) return false
  sessionStorage.setItem(key, href)
  return true
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

/** Sends a probe. Returns whether the server responds, with any status. */
async function isServerResponding(): Promise<boolean> {
  try {
    await fetch(PROBE_PATH, { cache: 'no-store' })
    return true
  } catch {
    // Without a connection, the request fails.
    return false
  }
}

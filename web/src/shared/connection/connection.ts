import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const PROBE_PATH = '/health/live'
const PROBE_INTERVAL_MS = 3000

/**
 * Marks the connection as restored. Call this for every response of the server. If the browser is offline, a late response
 * does not count, and only a probe restores the connection.
 */
export function reportConnected(): void {
  if (navigator.onLine) onlineManager.setOnline(true)
}
/** Marks the connection as lost. Call this for every request without a response. */
export const reportDisconnected = () => onlineManager.setOnline(false)

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

/** Loads the page again as soon as the server responds. Returns a function that cancels the reload. */
export function reloadWhenConnected(): () => void {
  reportDisconnected()
  return onlineManager.subscribe((isOnline) => {
    if (isOnline) globalThis.location.reload()
  })
}

async function probe(): Promise<void> {
  try {
    await fetch(PROBE_PATH, { cache: 'no-store' })
    onlineManager.setOnline(true)
  } catch {
    // The server still does not respond. The next probe follows.
  }
}

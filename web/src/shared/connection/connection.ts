import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const PROBE_PATH = '/health/live'
const PROBE_INTERVAL_MS = 3000

/**
 * Called for every response of the server. Queries that failed are then requested again. While the browser is offline,
 * the response is one that came before, and only a probe finds the connection again.
 */
export function reportConnected(): void {
  if (navigator.onLine) onlineManager.setOnline(true)
}
/** Called when a request got no response. */
export const reportDisconnected = () => onlineManager.setOnline(false)

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isConnected = () => onlineManager.isOnline()

/** False from the first request without a response until the server responds again. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, isConnected, isConnected)
}

/** While the connection is gone, asks the server every 3 s whether it responds. The browser's event may come late or never. */
export function watchConnection(): void {
  let timer: ReturnType<typeof setInterval> | undefined
  onlineManager.subscribe((isOnline) => {
    clearInterval(timer)
    if (!isOnline) timer = setInterval(() => void probe(), PROBE_INTERVAL_MS)
  })
  // The connection can be lost while the code loads, before the browser's event is heard.
  if (!navigator.onLine) reportDisconnected()
}

/** Loads the page again as soon as the server responds. Returns a function that stops waiting. */
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

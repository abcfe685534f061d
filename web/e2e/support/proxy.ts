import { createServer, request as sendRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy in front of the site. Requests of a service worker also go through the proxy. Playwright
 * itself cannot block these requests.
 */
export interface Proxy {
  readonly url: string
  /** Closes all connections and refuses new ones. */
  readonly stop: () => Promise<void>
  readonly restart: () => Promise<void>
  /** Changes the service worker, as if the site were built again. */
  readonly changeServiceWorker: () => void
}

export async function startProxy(target: string): Promise<Proxy> {
  let workerSuffix = ''
  const server = createServer((incoming, outgoing) => {
    const suffix = incoming.url === '/service-worker.js' ? workerSuffix : ''
    const headers = { ...incoming.headers, host: new URL(target).host, ...(suffix === '' ? {} : { 'accept-encoding': 'identity' }) }
    const forwarded = sendRequest(new URL(incoming.url ?? '/', target), { method: incoming.method ?? 'GET', headers }, (response) => {
      const { 'content-length': length, ...others } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, suffix === '' && length !== undefined ? { ...others, 'content-length': length } : others)
      response.on('data', (part) => outgoing.write(part))
      response.on('end', () => outgoing.end(suffix))
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    restart: () => listen(server, port),
    changeServiceWorker: () => {
      workerSuffix += '\n// A new build.'
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}

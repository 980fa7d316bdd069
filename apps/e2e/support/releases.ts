import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The app behind an address of its own, where a test decides which version of it is out and whether the server answers. */
export interface Releases {
  readonly address: string
  /** Another version is out from now on. */
  readonly publish: () => void
  readonly cutApi: (isCut: boolean) => void
  readonly close: () => void
}

/** Passes everything on to the server, except what a test holds back. */
export async function openReleases(serverAddress: string): Promise<Releases> {
  const { hostname, port } = new URL(serverAddress)
  let [version, isCut] = [1, false]
  const server: Server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (isCut && path.startsWith('/api/')) return void outgoing.destroy()
    const isWorker = path === '/sw.js'
    const headers = { ...incoming.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) }
    const onward = request({ hostname, port, path, method: incoming.method, headers }, (answer) => {
      if (!isWorker) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(outgoing)
      }
      // A worker whose bytes differ is another version to the browser.
      const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.on('end', () => outgoing.end(`\n// ${version}`))
      answer.pipe(outgoing, { end: false })
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: () => void (version += 1),
    cutApi: (next) => void (isCut = next),
    close: () => void server.close(),
  }
}

import { createHash } from 'node:crypto'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One file of the app that says something else in the next version. */
export interface Change {
  readonly path: string
  readonly from: string
  readonly to: string
}

/** The app behind an address of its own, where a test decides which version of it is out and whether the server answers. */
export interface Releases {
  readonly address: string
  /** Another version is out from now on, in which one file differs. */
  readonly publish: (change: Change) => void
  /** The files of the app that were sent since then. */
  readonly sent: () => readonly string[]
  readonly cutApi: (isCut: boolean) => void
  readonly close: () => void
}

const WORKER = '/sw.js'

/** The worker's entry for a file as the build would have written it for these words. */
function withEntry(worker: string, path: string, words: string): string {
  const hash = createHash('sha256').update(words).digest()
  const entry = new RegExp(`(url:.${path.replaceAll('.', '\\.')}.,revision:.)[0-9a-f]+(.,integrity:.)sha256-[^\`"']+`)
  if (!entry.test(worker)) throw new Error(`The worker keeps no ${path}`)
  return worker.replace(entry, `$1${hash.toString('hex').slice(0, 16)}$2sha256-${hash.toString('base64')}`)
}

/** Passes everything on to the server, except what a test holds back or changes. */
export async function openReleases(serverAddress: string): Promise<Releases> {
  const { hostname, port } = new URL(serverAddress)
  const sent: string[] = []
  let [change, isCut]: [Change | null, boolean] = [null, false]
  const ask = (path: string, headers: IncomingMessage['headers'], method = 'GET') => {
    const onward = request({ hostname, port, path, method, headers })
    return { onward, answer: new Promise<IncomingMessage>((resolve) => onward.once('response', resolve)) }
  }
  const wordsOf = async ({ path, from, to }: Change) => {
    const { onward, answer } = ask(path, { 'accept-encoding': 'identity' })
    onward.end()
    const words = await text(await answer)
    if (!words.includes(from)) throw new Error(`${path} does not say “${from}”`)
    return words.replace(from, to)
  }
  /** What the new version says at a path, where that is not what the server says. */
  const changed = async (path: string): Promise<string | null> => {
    if (change === null || (path !== WORKER && path !== change.path)) return null
    const words = await wordsOf(change)
    if (path === change.path) return words
    const { onward, answer } = ask(path, { 'accept-encoding': 'identity' })
    onward.end()
    return withEntry(await text(await answer), change.path, words)
  }
  const answerTo = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '/'
    if (isCut && path.startsWith('/api/')) return void outgoing.destroy()
    const other = await changed(path)
    if (other !== null) {
      sent.push(path)
      return void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(other)
    }
    const { onward, answer } = ask(path, incoming.headers, incoming.method)
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
    const got = await answer
    if (got.statusCode === 200 && !path.startsWith('/api/')) sent.push(path)
    outgoing.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(outgoing)
  }
  const server: Server = createServer((incoming, outgoing) => {
    answerTo(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: (next) => {
      change = next
      sent.length = 0
    },
    sent: () => [...sent],
    cutApi: (next) => void (isCut = next),
    close: () => void server.close(),
  }
}

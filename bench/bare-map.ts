// A page with nothing but MapLibre on it, as small as its authors' first example: what any map page must at least weigh.
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const DIST = dirname(fileURLToPath(import.meta.resolve('maplibre-gl')))

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Map</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A map">
<link rel="stylesheet" href="/maplibre-gl.css"><style>body{margin:0}#map{height:100vh}</style></head>
<body><main id="map"></main><script type="module" src="/start.js"></script></body></html>`

const START = `import { Map, setWorkerUrl } from '/maplibre-gl.mjs'
setWorkerUrl('/maplibre-gl-worker.mjs')
new Map({ container: 'map', center: [-92.5, 34.9], zoom: 6,
  style: { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#dfe8d8' } }] } })`

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
} as const

const FILES: Readonly<Record<string, readonly [keyof typeof TYPES, string | Buffer]>> = {
  '/': ['html', PAGE],
  '/start.js': ['js', START],
  '/maplibre-gl.mjs': ['mjs', readFileSync(join(DIST, 'maplibre-gl.mjs'))],
  '/maplibre-gl-worker.mjs': ['mjs', readFileSync(join(DIST, 'maplibre-gl-worker.mjs'))],
  '/maplibre-gl.css': ['css', readFileSync(join(DIST, 'maplibre-gl.css'))],
}

/** Serves the page compressed and cacheable, as our own server does. */
export const startBareMap = (): Promise<{ readonly url: string; readonly stop: () => void }> => {
  const packed = new Map(
    Object.entries(FILES).map(([path, [type, body]]) => [path, { type, body: brotliCompressSync(body) }]),
  )
  const send = (response: ServerResponse, path: string) => {
    const file = packed.get(path)
    if (file === undefined) return response.writeHead(404).end()
    const head = { 'content-type': TYPES[file.type], 'content-encoding': 'br', 'cache-control': 'max-age=31536000' }
    return response.writeHead(200, head).end(file.body)
  }
  const server = createServer((request, response) => void send(response, request.url ?? '/'))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve({ url: `http://localhost:${port}/`, stop: () => server.close().closeAllConnections() })
    })
  })
}

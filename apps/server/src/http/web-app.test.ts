import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configWith, createTestApp } from '../testing/test-app.ts'
import { noDatabase } from '../testing/no-database.ts'

const web = mkdtempSync(join(tmpdir(), 'bluffline-web-'))
const script = 'console.log("the app")\n'.repeat(100)
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Bluffline</title>')
  mkdirSync(join(web, 'pages/map'), { recursive: true })
  writeFileSync(
    join(web, 'pages/map/brock.html'),
    '<!doctype html><title>Brock</title><link rel="canonical" href="/map/brock"><meta property="og:image" content="/og/bluffline.png">' +
      '<script type="application/ld+json">{"url":"/map/brock"}</script><a href="/map">Map</a>',
  )
  writeFileSync(join(web, 'pages/index.html'), '<!doctype html><title>Front</title>')
  writeFileSync(join(web, 'sw.js'), '// service worker')
  writeFileSync(join(web, '.secret'), 'hidden')
  writeFileSync(join(web, 'assets/app-1a2b3c.js'), script)
  writeFileSync(join(web, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script))
  app = (await createTestApp(noDatabase, { webFolder: web })).app
})
afterAll(async () => {
  await app.close()
  rmSync(web, { recursive: true, force: true })
})

describe('the web app', () => {
  it('is served with its files: hashed ones for ever, the rest asked about each time', async () => {
    const asset = await app.inject({ url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': 'br' } })
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect((await app.inject('/assets/app-1a2b3c.js')).body).toBe(script)
    for (const url of ['/', '/?utm=x', '/index.html', '/sw.js']) {
      expect((await app.inject(url)).headers, url).toMatchObject({
        'cache-control': 'no-cache',
        etag: expect.any(String),
      })
    }
  })

  it('answers every page address with the index, which knows the rest', async () => {
    for (const url of ['/map/zebulon-gap', '/ai-trails?q=x', '/hunting/']) {
      const page = await app.inject(url)
      expect([page.statusCode, page.headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.body).toContain('<title>Bluffline</title>')
    }
  })

  it('names whoever opened a secret link to nobody', async () => {
    for (const url of ['/help', '/confirm', '/back/', '/live?x=1'])
      expect((await app.inject(url)).headers, url).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    expect((await app.inject('/map')).headers['referrer-policy']).toBe('same-origin')
  })

  it('sends the document of a page that has one, unless the address asks for more than was drawn', async () => {
    for (const url of ['/map/brock', '/map/brock/']) {
      const page = await app.inject(url)
      expect([page.headers['content-type'], page.headers['cache-control']], url).toEqual([
        'text/html; charset=utf-8',
        'no-cache',
      ])
      expect(page.body, url).toContain('<title>Brock</title>')
    }
    for (const url of ['/map/brock?q=x', '/map/../pages/map/brock', '/map/other']) {
      expect((await app.inject(url)).body, url).toContain('<title>Bluffline</title>')
    }
  })

  it('sends the front page its own document, and the index where a query asks for more', async () => {
    expect((await app.inject('/')).body).toContain('<title>Front</title>')
    expect((await app.inject('/?q=x')).body).toContain('<title>Bluffline</title>')
  })

  it('names a page to search engines and link previews by its whole address, and leaves links alone', async () => {
    const ask = async (host: string) => (await app.inject({ url: '/map/brock', headers: { host } })).body
    const page = await ask('trails.example.org')
    expect(page).toContain('rel="canonical" href="http://trails.example.org/map/brock"')
    expect(page).toContain('content="http://trails.example.org/og/bluffline.png"')
    expect(page).toContain('{"url":"http://trails.example.org/map/brock"}')
    expect(page).toContain('<a href="/map">')
    expect(await ask('other.example.org:8080')).toContain('href="http://other.example.org:8080/map/brock"')
    expect(await ask('"><script>')).not.toContain('"><script>')
  })

  it('finds what a new build wrote under a running server', async () => {
    const file = join(web, 'pages/map/new.html')
    writeFileSync(file, 'old')
    const { app: other } = await createTestApp(noDatabase, { webFolder: web })
    expect((await other.inject('/map/new')).body).toBe('old')
    writeFileSync(file, 'new')
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    expect((await other.inject('/map/new')).body).toBe('new')
    rmSync(file)
    await other.close()
  })

  it('goes by the configured address, whatever a request says', async () => {
    const config = configWith({ PUBLIC_URL: 'https://bluffline.example' })
    const { app: known } = await createTestApp(noDatabase, { config, webFolder: web })
    const headers = { host: 'evil.example' }
    expect((await known.inject({ url: '/map/brock', headers })).body).toContain(
      'href="https://bluffline.example/map/brock"',
    )
    expect((await known.inject({ url: '/robots.txt', headers })).body).toContain(
      'Sitemap: https://bluffline.example/sitemap.xml',
    )
    await known.close()
  })

  it('lists every page that has a document in the sitemap', async () => {
    const sitemap = await app.inject({ url: '/sitemap.xml', headers: { host: 'trails.example.org' } })
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d</g)].map(([, at]) => at)
    expect(addresses).toEqual(['http://trails.example.org/', 'http://trails.example.org/map/brock'])
  })

  it('asks about a document at each use, and says when it is the one the browser has', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await app.inject({ url: '/map/brock', headers })
    const again = await app.inject({
      url: '/map/brock',
      headers: { ...headers, 'if-none-match': String(first.headers['etag']) },
    })
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
  })

  it('says 404 in JSON for a missing file, an unknown call and a hidden file', async () => {
    for (const url of [
      '/assets/gone.js',
      '/api',
      '/api/nothing',
      '/api/trails/x/y/z',
      '/.secret',
      '/..%2f..%2fpackage.json',
    ]) {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.json()], url).toEqual([404, { code: 'not_found', message: expect.any(String) }])
    }
    expect((await app.inject({ method: 'POST', url: '/map' })).statusCode).toBe(404)
  })

  it('is missed politely where it is not built', async () => {
    const { app: bare } = await createTestApp(noDatabase)
    expect((await bare.inject('/')).json()).toMatchObject({ code: 'not_found' })
    await bare.close()
  })

  it('does not count against the limit of calls', async () => {
    const config = configWith({ RATE_LIMIT_PER_MINUTE: '2' })
    const { app: limited } = await createTestApp(noDatabase, { config, webFolder: web })
    for (let i = 0; i < 5; i += 1) expect((await limited.inject('/assets/app-1a2b3c.js')).statusCode).toBe(200)
    await limited.close()
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createWebServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SMTPServer } from 'smtp-server'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Long lines are cut with a `=` at their end, and other bytes written as `=XX`. */
const decoded = (body: string): string =>
  body
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString())

/** Takes every letter. `letters` holds their texts by address, in the order they came. */
async function startMailServer() {
  const letters = new Map<string, string[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = decoded(Buffer.concat(chunks).toString())
        for (const { address } of envelope.rcptTo) letters.set(address, [...(letters.get(address) ?? []), text])
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { port, letters, close: () => server.close() }
}

/** What recreation.gov says of every night of every campground: a word for each site. */
type Sites = Readonly<Record<string, string>>

/** The month endpoint of recreation.gov. */
async function startBookingService() {
  let sites: Sites = {}
  const server = createWebServer((request, response) => {
    const from = new URL(request.url ?? '/', 'http://localhost').searchParams.get('start_date') ?? ''
    const nights = Array.from({ length: 31 }, (_, at) => new Date(Date.parse(from) + at * 86_400_000).toISOString())
    const campsite = ([id, word]: readonly [string, string]) => ({
      campsite_id: id,
      site: id,
      loop: 'Lake',
      campsite_type: 'TENT ONLY NONELECTRIC',
      availabilities: Object.fromEntries(nights.map((night) => [night.replace('.000Z', 'Z'), word])),
    })
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ campsites: Object.fromEntries(Object.entries(sites).map((one) => [one[0], campsite(one)])) }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    say: (next: Sites) => void (sites = next),
    close: () => void server.close(),
  }
}

export interface RescueServer {
  readonly address: string
  /** From now on recreation.gov says this of its sites. */
  readonly campsites: (sites: Sites) => void
  /** For the server it is later: what is due meanwhile begins at once. */
  readonly later: (laterMs: number) => void
  /** The first link of ours to a page in the letters to an address, as path and fragment; undefined while none has come. */
  readonly linkFor: (address: string, page: 'confirm' | 'help') => string | undefined
  readonly lettersTo: (address: string) => readonly string[]
  readonly stop: () => Promise<void>
}

/** A server of its own that can write e-mail and look up campsites, with the mail server and the booking service it needs. */
export async function startRescueServer(): Promise<RescueServer> {
  const [mail, booking, port, dataFolder] = [
    await startMailServer(),
    await startBookingService(),
    await freePort(),
    mkdtempSync(join(tmpdir(), 'bluffline-rescue-')),
  ]
  const address = `http://localhost:${port}`
  const server = spawn(process.execPath, ['--import', './apps/e2e/support/later.ts', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: dataFolder,
      PUBLIC_URL: address,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Bluffline <help@bluffline.example>',
      RATE_LIMIT_PER_MINUTE: '0',
      RECREATION_GOV_URL: booking.address,
      USGS_WATER_URL: 'off',
      NWPS_URL: 'off',
      NWS_URL: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready: ')) resolve()
    })
    void ended.then(() => reject(new Error('the server ended before it listened')))
  })
  const lettersTo = (to: string) => mail.letters.get(to) ?? []
  return {
    address,
    lettersTo,
    campsites: booking.say,
    later: (laterMs) => void server.send({ laterMs }),
    linkFor: (to, page) => {
      const link = new RegExp(`${address}(/${page}#[A-Za-z0-9_-]{43})`)
      return lettersTo(to).flatMap((text) => link.exec(text)?.[1] ?? [])[0]
    },
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      mail.close()
      booking.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

import 'fake-indexeddb/auto'
import { epochMs } from '@bluffline/core'
import { describe, expect, it, vi } from 'vitest'
import { createAreaDatabase } from './area-database.ts'
import { createAreaKeeper } from './area-keeper.ts'
import { readAreas } from './area-shelf.ts'

const bounds = { west: -92.85, south: 35.45, east: -92.75, north: 35.55 }
const AREA = { name: 'Brock Creek', layer: 'topo', bounds, lastZoom: 12 } as const
const png = () => Promise.resolve(new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])))

function setting(answer: () => Promise<Response> = png) {
  const database = createAreaDatabase(`keeper-${Math.random()}`)
  const open = () => Promise.resolve(database)
  const network = { online: true, tell: (_isOnline: boolean): void => undefined }
  const send = vi.fn(answer)
  const keeper = createAreaKeeper({
    open,
    send: send as unknown as typeof fetch,
    server: 'https://tiles.test',
    now: () => epochMs(1),
    network: {
      isOnline: () => network.online,
      watch: (onChange) => {
        network.tell = onChange
        return () => undefined
      },
    },
  })
  const first = async () => (await readAreas(open))[0]
  const idle = () => vi.waitFor(() => expect(keeper.read().running).toBeNull())
  return { keeper, network, send, first, idle, open }
}

describe('the areas of this device', () => {
  it('load as soon as they are asked for', async () => {
    const { keeper, first } = setting()
    await keeper.add(AREA)
    await vi.waitFor(async () => expect((await first())?.status).toBe('done'))
    expect((await first())?.loaded).toBe((await first())?.tiles)
  })

  it('wait for a network, and go on by themselves when there is one', async () => {
    const { keeper, network, send, first } = setting()
    network.online = false
    await keeper.add(AREA)
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(send).not.toHaveBeenCalled()
    network.online = true
    network.tell(true)
    await vi.waitFor(async () => expect((await first())?.status).toBe('done'))
  })

  it('say what stopped them, and try again when the network returns', async () => {
    let isBroken = true
    const { keeper, network, first, idle } = setting(() => (isBroken ? Promise.reject(new TypeError('x')) : png()))
    await keeper.add(AREA)
    await vi.waitFor(async () => expect([...keeper.read().troubles.values()]).toEqual(['network']))
    await idle()
    isBroken = false
    network.tell(true)
    await vi.waitFor(async () => expect((await first())?.status).toBe('done'))
    expect(keeper.read().troubles.size).toBe(0)
  })

  it('pause, resume and go', async () => {
    const gate = { open: () => undefined as void }
    const opened = new Promise<void>((resolve) => (gate.open = resolve))
    let count = 0
    const { keeper, first, idle } = setting(() => (++count > 4 ? opened.then(png) : png()))
    await keeper.add(AREA)
    await vi.waitFor(async () => expect((await first())?.loaded).toBeGreaterThanOrEqual(3))
    const id = (await first())?.id ?? ''
    const pausing = keeper.pause(id)
    gate.open()
    await pausing
    await idle()
    expect((await first())?.status).toBe('paused')
    expect((await first())?.loaded).toBeLessThan((await first())?.tiles ?? 0)
    await keeper.resume(id)
    await vi.waitFor(async () => expect((await first())?.status).toBe('done'))
    await keeper.remove(id)
    expect(await first()).toBeUndefined()
  })
})

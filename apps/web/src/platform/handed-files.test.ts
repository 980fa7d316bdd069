import { describe, expect, it, vi } from 'vitest'
import { createHandedFiles, keepHandedFile } from './handed-files.ts'

/** The part of the browser's caches that is used, in memory. */
function memoryCaches() {
  const kept = new Map<string, Response>()
  const cache = {
    put: (key: string, response: Response) => Promise.resolve(void kept.set(key, response)),
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
  }
  return { open: () => Promise.resolve(cache as unknown as Cache) }
}

const gpx = () => new File(['<gpx/>'], 'Käs ride #1.gpx')

describe('a file from another app', () => {
  it('that was shared waits for the page, keeps its name, and comes once', async () => {
    const caches = memoryCaches()
    await keepHandedFile(gpx(), caches)
    const port = createHandedFiles({ caches })
    const taken = vi.fn<(file: File) => void>()
    port.watch(taken)
    await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(1))
    const file = taken.mock.calls[0]?.[0]
    expect(file?.name).toBe('Käs ride #1.gpx')
    expect(await file?.text()).toBe('<gpx/>')

    const again = vi.fn()
    port.watch(again)
    await new Promise((resolve) => setTimeout(resolve))
    expect(again).not.toHaveBeenCalled()
  })

  it('that the app was opened with waits for the page too', async () => {
    const open: { consumer?: (launch: { files: { getFile: () => Promise<File> }[] }) => void } = {}
    const port = createHandedFiles({ launchQueue: { setConsumer: (consumer) => void (open.consumer = consumer) } })
    open.consumer?.({ files: [{ getFile: () => Promise.resolve(gpx()) }] })
    await Promise.resolve()
    const taken = vi.fn<(file: File) => void>()
    port.watch(taken)
    expect(taken.mock.calls[0]?.[0].name).toBe('Käs ride #1.gpx')
  })

  it('goes on waiting when nobody looks any more', async () => {
    const caches = memoryCaches()
    const port = createHandedFiles({ caches })
    const taken = vi.fn()
    await keepHandedFile(gpx(), caches)
    port.watch(taken)()
    await new Promise((resolve) => setTimeout(resolve))
    expect(taken).not.toHaveBeenCalled()
    port.watch(taken)
    await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(1))
  })
})

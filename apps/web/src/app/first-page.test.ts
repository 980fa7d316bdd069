import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineFeature } from '../kit/define-feature.ts'
import type { PageModule, PageStart } from '../kit/feature.ts'
import { fakePorts } from '../platform/fakes/fake-ports.ts'
import { firstPageReady } from './first-page.ts'

const start = { queries: new QueryClient(), ports: fakePorts() }
const Page = () => null
const featureWith = (path: string, load: () => Promise<PageModule>) =>
  defineFeature({
    id: path,
    title: path,
    category: 'Explore',
    offline: { kind: 'built-in' },
    routes: [{ path, title: path, description: path, load }],
  })

afterEach(() => void vi.useRealTimers())

describe('the first page', () => {
  it('is ready once its code and what it begins with are here', async () => {
    const seen: PageStart['params'][] = []
    const prepare = async ({ params }: PageStart) => void seen.push(params)
    const features = [
      featureWith('*', () => Promise.reject(new Error('not asked for'))),
      featureWith('/map/:trailId', () => Promise.resolve({ Page, prepare })),
    ]
    await firstPageReady(features, '/map/zebulon', start)
    expect(seen).toEqual([{ trailId: 'zebulon' }])
  })

  it('is not waited for where no page has the address, or its code does not come', async () => {
    const features = [featureWith('/a', () => Promise.reject(new Error('no signal')))]
    await expect(firstPageReady(features, '/a', start)).resolves.toBeUndefined()
    await expect(firstPageReady(features, '/b', start)).resolves.toBeUndefined()
  })

  it('is not waited for longer than a rider would', async () => {
    vi.useFakeTimers()
    const never = () => new Promise<PageModule>(() => undefined)
    let isReady = false
    const ready = firstPageReady([featureWith('/slow', never)], '/slow', start).then(() => (isReady = true))
    await vi.advanceTimersByTimeAsync(4999)
    expect(isReady).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await ready
    expect(isReady).toBe(true)
  })
})

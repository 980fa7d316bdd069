import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../platform/fakes/memory-storage.ts'
import { createVehicleStore, DEFAULT_VEHICLE, VEHICLE_KEY } from './vehicle-store.ts'

describe('the machine of the rider', () => {
  it('is a 4x4 of unknown width until the rider says otherwise', () => {
    const store = createVehicleStore(memoryStorage())
    expect(store.read()).toEqual({
      vehicle: { use: 'fourwheeldrive', widthInches: null, permits: [] },
      isChosen: false,
    })
  })

  it('is remembered on the device and told to whoever watches', () => {
    const storage = memoryStorage()
    const store = createVehicleStore(storage)
    const watcher = vi.fn()
    store.watch(watcher)
    const utv = { use: 'utv', widthInches: 64, permits: ['pass'] } as const
    store.choose(utv)
    expect(watcher).toHaveBeenCalledOnce()
    expect(createVehicleStore(storage).read()).toEqual({ vehicle: utv, isChosen: true })
  })

  it.each([
    '',
    '{',
    'null',
    '{"use":"tank","widthInches":64,"permits":[]}',
    '{"use":"utv","widthInches":-1,"permits":[]}',
    '{"use":"utv","widthInches":"64","permits":[]}',
    '{"use":"utv","widthInches":64,"permits":[7]}',
    '{"use":"utv","widthInches":64}',
  ])('is not taken from the broken entry %s', (text) => {
    const store = createVehicleStore(memoryStorage({ [VEHICLE_KEY]: text }))
    expect(store.read()).toEqual({ vehicle: DEFAULT_VEHICLE, isChosen: false })
  })
})

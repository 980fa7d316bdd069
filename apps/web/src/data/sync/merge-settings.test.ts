import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { userPreferences } from '../campgrounds/user-preferences.ts'
import { fakeRecords } from '../testing/fake-records.ts'
import { syncDevice } from '../testing/sync-device.ts'
import { applyFromServer } from './pull.ts'

type Device = ReturnType<typeof syncDevice>
const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) await device.delete()
})

function world() {
  const server = fakeRecords()
  const device = () => {
    const made = syncDevice(server.routes(['settings/user_preferences']))
    devices.push(made)
    return made
  }
  return { server, device }
}
const preferences = (of: Device) => userPreferences(of.ports.storage)
const favorites = (of: Device) => preferences(of).read().favoriteCampgrounds
const favor = (of: Device, ...ids: string[]) => preferences(of).change({ favoriteCampgrounds: ids })
const wishes = (priceDropAlerts: boolean) => ({ availabilityAlerts: true, priceDropAlerts })

describe('favorite campgrounds of one rider on two devices', () => {
  it('are put together at sign-in: none is lost, and nobody is asked', async () => {
    const { device, server } = world()
    const [phone, tablet] = [device(), device()]
    favor(phone, 'shady-lake')
    await phone.signIn()
    await phone.sync()
    favor(tablet, 'bard-springs', 'shady-lake')
    await tablet.signIn()
    await tablet.sync()
    await phone.sync()
    expect(favorites(tablet)).toEqual(['bard-springs', 'shady-lake'])
    expect(favorites(phone).toSorted()).toEqual(['bard-springs', 'shady-lake'])
    expect(server.live('settings')).toHaveLength(1)
    expect(await tablet.database.outbox.count()).toBe(0)
  })

  it('come and go on both although both were changed with no signal', async () => {
    const { device } = world()
    const [phone, tablet] = [device(), device()]
    favor(phone, 'a', 'b')
    for (const one of [phone, tablet]) {
      await one.signIn()
      await one.sync()
    }
    favor(phone, 'new', 'a', 'b')
    preferences(phone).change({ searchHistory: ['lake'], notifications: wishes(false) })
    favor(tablet, 'b', 'other')
    preferences(tablet).change({ searchHistory: ['river'], filterPreferences: 'price=0-25' })
    for (const one of [phone, tablet, phone, tablet]) await one.sync()
    for (const one of [phone, tablet]) {
      expect(favorites(one).toSorted()).toEqual(['b', 'new', 'other'])
      expect(preferences(one).read()).toMatchObject({
        filterPreferences: 'price=0-25',
        notifications: wishes(false),
      })
      expect(preferences(one).read().searchHistory.toSorted()).toEqual(['lake', 'river'])
      expect(await one.database.outbox.count()).toBe(0)
    }
  })

  it('are those of the account alone where the rider leaves the device’s own behind', async () => {
    const { device, server } = world()
    const [phone, tablet] = [device(), device()]
    favor(phone, 'a')
    await phone.signIn()
    await phone.sync()
    favor(tablet, 'b')
    await tablet.signIn(undefined, false)
    await tablet.sync()
    expect(favorites(tablet)).toEqual(['a'])
    expect(server.live('settings')).toMatchObject([{ value: { favoriteCampgrounds: ['a'] } }])
  })

  it('keep a heart that is tapped while what is new comes in', async () => {
    const { device, server } = world()
    const phone = device()
    favor(phone, 'a')
    await phone.signIn()
    await phone.sync()
    const value = { ...preferences(phone).read(), favoriteCampgrounds: ['a', 'theirs'] }
    server.put('settings', 'user_preferences', { key: 'user_preferences', value })
    favor(phone, 'tapped', 'a')
    const [record] = server.live('settings')
    if (record) await applyFromServer(phone.parts, 'settings', record)
    expect(favorites(phone)).toEqual(['tapped', 'a', 'theirs'])
    await phone.sync()
    expect(server.live('settings')).toMatchObject([{ value: { favoriteCampgrounds: ['tapped', 'a', 'theirs'] } }])
  })
})

import { expect, it } from 'vitest'
import { isPushService } from './web-push.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/',
  'https://evilfcm.googleapis.com/',
  'https://fcm.googleapis.com:8443/',
  'https://user@fcm.googleapis.com/',
  'https://push.apple.com.evil.test/',
  'https://localhost/',
  'https://[::1]/',
  'not an address',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false)
})

import { epochMs, formatCoordinate, formatFeet } from '@bluffline/core'
import { emergencyContactsOf } from '../../../data/emergency/contacts/emergency-contacts.ts'
import { openEmergencyDatabase } from '../../../data/emergency/emergency-database.ts'
import { sessionOf } from '../../../data/session/use-session.ts'
import type { Ports } from '../../../platform/ports.ts'
import { bad, good, type Check } from '../check.ts'

const KNOWN_PLACE = { lng: -92.80841, lat: 35.50589 }
const KNOWN_GRID = '15S WV 17374 29163'

const position = ({ geolocation }: Ports): Check => ({
  name: 'Position',
  run: async () => {
    const found = await geolocation.current({ maxAgeMs: 0, timeoutMs: 12_000 })
    if ('problem' in found) return bad(`The receiver says: ${found.problem}.`)
    const { accuracyM } = found.fix
    return good(accuracyM === null ? 'Found, accuracy unknown.' : `Found, within ${formatFeet(accuracyM)}.`)
  },
})

const disk: Check = {
  name: 'Alerts are kept on the disk',
  run: async () => {
    const { signals } = openEmergencyDatabase()
    const seq = await signals.add({ ...KNOWN_PLACE, atMs: epochMs(0), hasSignal: false })
    const back = await signals.get(seq)
    await signals.delete(seq)
    return back ? good('Written, read back and removed.') : bad('What was written did not come back.')
  },
}

const grid: Check = {
  name: 'US National Grid',
  run: () => {
    const text = formatCoordinate(KNOWN_PLACE, 'usng')
    return Promise.resolve(text === KNOWN_GRID ? good(`${text}, as it must be.`) : bad(`${text} for ${KNOWN_GRID}.`))
  },
}

const heard = ({ speech, sound, vibration }: Ports): readonly Check[] => [
  {
    name: 'Voice',
    run: async () => {
      const end = await speech.speak('Test.')
      return end === 'silent' ? bad('This browser has no English voice.') : good('Spoken.')
    },
  },
  {
    name: 'Sound',
    run: async () => {
      const begun = performance.now()
      await sound.play([{ frequencyHz: 2900, lengthMs: 200 }])
      return performance.now() - begun >= 150 ? good('A tone was played.') : bad('The browser keeps silent.')
    },
  },
  {
    name: 'Vibration',
    run: () => {
      if (!vibration.canVibrate()) return Promise.resolve(bad('A web page cannot vibrate this phone.'))
      vibration.vibrate([200])
      return Promise.resolve(good('Asked for; felt if this device has a motor.'))
    },
  },
]

const sensed = ({ wakeLock, torch, motion }: Ports): readonly Check[] => [
  {
    name: 'Screen stays on',
    run: async () => {
      const letGo = wakeLock.keepOn()
      for (let i = 0; i < 20 && wakeLock.read() === 'off'; i++) await new Promise((wait) => setTimeout(wait, 50))
      const state = wakeLock.read()
      letGo()
      return state === 'held' ? good('Held, and let go.') : bad(`The phone says: ${state}.`)
    },
  },
  {
    name: 'Flashlight',
    run: async () => {
      const lamp = await torch.open()
      if (!lamp) return bad('No lamp that a web page may use; the screen is the light.')
      await lamp.set(true)
      await new Promise((wait) => setTimeout(wait, 300))
      lamp.close()
      return good('Lit.')
    },
  },
  {
    name: 'Crash detection',
    run: async () => {
      if (!motion.isSupported() || (await motion.ask()) === 'denied') return bad('Not told how the phone is shaken.')
      return new Promise((resolve) => {
        const stop = motion.watch(() => end(true))
        const timer = setTimeout(() => end(false), 2000)
        const end = (isHeard: boolean) => {
          clearTimeout(timer)
          stop()
          resolve(isHeard ? good('The phone tells how it moves.') : bad('The sensor is silent.'))
        }
      })
    },
  },
]

const sending = (ports: Ports): readonly Check[] => [
  {
    name: 'Opens with no signal',
    run: async () => {
      const found = await ports.appFiles.check()
      if (found === null) return bad('No worker keeps the app on this device.')
      return found.broken.length === 0
        ? good(`${found.files} files are here and whole.`)
        : bad(`${found.broken.length} files are broken.`)
    },
  },
  {
    name: 'Server',
    run: async () => {
      await ports.http.read(['/api/health/live'])
      return good('Answers.')
    },
  },
]

const ready = (ports: Ports): readonly Check[] => [
  {
    name: 'Somebody is signed in',
    run: () => {
      const { status } = sessionOf(ports).read()
      return Promise.resolve(
        status === 'signedIn' ? good('Alerts go by the server.') : bad('Alerts go by the message app only.'),
      )
    },
  },
  {
    name: 'Key for alerts',
    run: async () => {
      const pass = await openEmergencyDatabase().kept.get('pass')
      return pass
        ? good('Kept: alerts go even after the session has ended.')
        : bad('None: open the contacts page while signed in.')
    },
  },
  {
    name: 'A contact can be alerted',
    run: () => {
      const count = emergencyContactsOf(ports.storage).read().contacts.filter((one) => one.canBeAlerted && one.role === 'contact').length // prettier-ignore
      return Promise.resolve(count > 0 ? good(`${count} have agreed.`) : bad('Nobody has agreed yet.'))
    },
  },
  {
    name: 'Battery',
    run: () => {
      const stop = ports.battery.watch(() => undefined)
      return new Promise((resolve) =>
        setTimeout(() => {
          const { level } = ports.battery.read()
          stop()
          resolve(
            level === null
              ? bad('Not told; positions are not spared on a low battery.')
              : good(`${Math.round(level * 100)}%.`),
          )
        }, 500),
      )
    },
  },
]

/** Everything an emergency needs of device and server, each tried for real. */
export const emergencyChecks = (ports: Ports): readonly Check[] => [
  position(ports),
  grid,
  disk,
  ...heard(ports),
  ...sensed(ports),
  ...sending(ports),
  ...ready(ports),
]

import { createBattery } from './battery.ts'
import { browserClock } from './clock.ts'
import { browserDownload } from './download.ts'
import { createErrorLog } from './error-log.ts'
import { browserGeolocation } from './geolocation.ts'
import { createHttp } from './http.ts'
import { browserNetwork } from './network.ts'
import type { Ports } from './ports.ts'
import { browserClipboard, createShare } from './share.ts'
import { createSimulator } from './simulated-geolocation.ts'
import { createSound, openAudio } from './sound.ts'
import { createSpeech } from './speech.ts'
import { browserStorage } from './storage.ts'
import { createVibration } from './vibration.ts'
import { createWakeLock } from './wake-lock.ts'

export function browserPorts(): Ports {
  const simulator = createSimulator(browserGeolocation, browserClock.now)
  return {
    http: createHttp((input, init) => fetch(input, init)),
    network: browserNetwork,
    geolocation: simulator.port,
    simulator,
    wakeLock: createWakeLock(document, navigator),
    vibration: createVibration(navigator),
    sound: createSound(openAudio),
    speech: createSpeech(window.speechSynthesis),
    battery: createBattery(navigator),
    clock: simulator.clock,
    storage: browserStorage,
    share: createShare(navigator, browserClipboard),
    clipboard: browserClipboard,
    download: browserDownload,
    errors: createErrorLog({
      clock: browserClock,
      storage: browserStorage,
      where: () => location.pathname,
      print: (error) => console.error(error),
    }),
  }
}

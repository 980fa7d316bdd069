import { createAppFiles } from './app-files.ts'
import type { AppUpdatePort } from './app-update.ts'
import { createBackgroundSync } from './background-sync.ts'
import { createBattery } from './battery.ts'
import { browserClock } from './clock.ts'
import { createContactPicker } from './contact-picker.ts'
import { createCredentials } from './credentials.ts'
import { createDisk } from './disk.ts'
import { browserDownload } from './download.ts'
import { createDrawing } from './drawing.ts'
import { createErrorLog } from './error-log.ts'
import { browserGeolocation } from './geolocation.ts'
import { createHandedFiles } from './handed-files.ts'
import { createHttp } from './http.ts'
import { createInstall } from './install.ts'
import { createLocks } from './locks.ts'
import { createMotion } from './motion.ts'
import { browserNetwork } from './network.ts'
import { browserPage } from './page.ts'
import type { Ports } from './ports.ts'
import { createRecognition, recognizerOf } from './recognition.ts'
import { createRequestQueue } from './request-queue.ts'
import { browserClipboard, createShare } from './share.ts'
import { createSimulator } from './simulated-geolocation.ts'
import { createSound, openAudio } from './sound.ts'
import { createSpeech } from './speech.ts'
import { createSharedTokens } from './shared-tokens.ts'
import { browserStorage } from './storage.ts'
import { createTokenStore } from './tokens.ts'
import { createTorch } from './torch.ts'
import { browserPush } from './push.ts'
import { browserUserCheck } from './user-check.ts'
import { createVibration } from './vibration.ts'
import type { VoicePort } from './voice/voice-port.ts'
import { createWakeLock } from './wake-lock.ts'

/** Under this key lies the name of the key that the phone made for the lock of the medical card. */
const USER_KEY_NAME = 'emergencyLockKey'

let voice: Promise<VoicePort> | null = null

export function browserPorts(appUpdate: AppUpdatePort): Ports {
  const simulator = createSimulator(browserGeolocation, browserClock.now)
  const send: typeof fetch = (input, init) => fetch(input, init)
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const warn = (problem: unknown) => console.warn(problem)
  const locks = createLocks(navigator.locks as LockManager | undefined)
  const credentials = createCredentials({
    send,
    locks,
    clock: browserClock,
    page: browserPage,
    storage: browserStorage,
    tokens: createTokenStore(browserStorage, warn, createSharedTokens(warn)),
  })
  const queue = createRequestQueue({ now: () => performance.now(), later: setTimeout })
  return {
    http: createHttp(send, { credentials, queue }),
    credentials,
    locks,
    page: browserPage,
    disk: createDisk(navigator.storage as StorageManager | undefined),
    network: browserNetwork,
    geolocation: simulator.port,
    simulator,
    wakeLock: createWakeLock(document, navigator),
    vibration: createVibration(navigator),
    sound: createSound(openAudio),
    speech: createSpeech(window.speechSynthesis),
    recognition: createRecognition(recognizerOf(window)),
    voice: () => (voice ??= import('./voice/voice-port.ts').then(({ createVoice }) => createVoice(navigator))),
    battery: createBattery(navigator),
    clock: simulator.clock,
    storage: browserStorage,
    share: createShare(navigator, browserClipboard),
    clipboard: browserClipboard,
    download: browserDownload,
    install: createInstall(window, navigator),
    handedFiles: createHandedFiles(window),
    appUpdate,
    appFiles: createAppFiles(workers),
    backgroundSync: createBackgroundSync(workers),
    torch: createTorch(navigator.mediaDevices as MediaDevices | undefined),
    motion: createMotion(window),
    drawing: createDrawing(window),
    contactPicker: createContactPicker(navigator),
    push: browserPush,
    userCheck: browserUserCheck(
      () => browserStorage.read(USER_KEY_NAME),
      (id) => void browserStorage.write(USER_KEY_NAME, id),
    ),
    errors: createErrorLog({
      clock: browserClock,
      storage: browserStorage,
      where: () => location.pathname,
      print: (error) => console.error(error),
    }),
  }
}

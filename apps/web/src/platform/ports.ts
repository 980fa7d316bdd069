import { createContext, useContext } from 'react'
import type { AppFilesPort } from './app-files.ts'
import type { AppUpdatePort } from './app-update.ts'
import type { BackgroundSyncPort } from './background-sync.ts'
import type { BatteryPort } from './battery.ts'
import type { ClockPort } from './clock.ts'
import type { ContactPickerPort } from './contact-picker.ts'
import type { Credentials } from './credentials.ts'
import type { DiskPort } from './disk.ts'
import type { DownloadPort } from './download.ts'
import type { DrawingPort } from './drawing.ts'
import type { ErrorLogPort } from './error-log.ts'
import type { GeolocationPort } from './geolocation.ts'
import type { HandedFilesPort } from './handed-files.ts'
import type { HttpPort } from './http.ts'
import type { InstallPort } from './install.ts'
import type { LockPort } from './locks.ts'
import type { MotionPort } from './motion.ts'
import type { NetworkPort } from './network.ts'
import type { PagePort } from './page.ts'
import type { PushPort } from './push.ts'
import type { RecognitionPort } from './recognition.ts'
import type { ClipboardPort, SharePort } from './share.ts'
import type { Simulator } from './simulated-geolocation.ts'
import type { SoundPort } from './sound.ts'
import type { SpeechPort } from './speech.ts'
import type { StoragePort } from './storage.ts'
import type { TorchPort } from './torch.ts'
import type { UserCheckPort } from './user-check.ts'
import type { VibrationPort } from './vibration.ts'
import type { VoicePort } from './voice/voice-port.ts'
import type { WakeLockPort } from './wake-lock.ts'

/** Everything of the browser that the app may touch. */
export interface Ports {
  readonly http: HttpPort
  readonly credentials: Credentials
  readonly network: NetworkPort
  readonly geolocation: GeolocationPort
  readonly clock: ClockPort
  readonly storage: StoragePort
  readonly disk: DiskPort
  readonly locks: LockPort
  readonly page: PagePort
  readonly share: SharePort
  readonly clipboard: ClipboardPort
  readonly download: DownloadPort
  readonly errors: ErrorLogPort
  readonly wakeLock: WakeLockPort
  readonly vibration: VibrationPort
  readonly sound: SoundPort
  readonly speech: SpeechPort
  readonly recognition: RecognitionPort
  /** Loaded when somebody wants to talk. */
  readonly voice: () => Promise<VoicePort>
  readonly battery: BatteryPort
  readonly simulator: Simulator
  readonly install: InstallPort
  readonly handedFiles: HandedFilesPort
  readonly appUpdate: AppUpdatePort
  readonly appFiles: AppFilesPort
  readonly backgroundSync: BackgroundSyncPort
  readonly torch: TorchPort
  readonly motion: MotionPort
  readonly drawing: DrawingPort
  readonly contactPicker: ContactPickerPort
  readonly userCheck: UserCheckPort
  readonly push: PushPort
}

const Context = createContext<Ports | null>(null)
export const PortsProvider = Context.Provider

export function usePorts(): Ports {
  const ports = useContext(Context)
  if (!ports) throw new Error('usePorts must be used inside PortsProvider')
  return ports
}

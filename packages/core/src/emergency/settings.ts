import { amount, choice, readSettings, toggle, type SettingValues } from '../settings/setting.ts'

const seconds = (min: number, max: number, step: number) => ({ min, max, step, unit: 's' }) as const
const percent = { min: 0, max: 100, step: 5, unit: '%' } as const

/**
 * Everything a rider can set about emergencies. Names and initial values as the specification fixes them (sections 3 and 9); the last group
 * is what presets set beyond those. Help texts say what obeys the setting.
 */
export const EMERGENCY_SETTINGS = {
  autoLocationShare: toggle(true, 'Send my position by itself', 'Every alert carries where you are, and follows you. Off: it says that you need help and nothing of where.'),
  highAccuracyGPS: toggle(true, 'Most exact position', 'Uses the satellite receiver at full power on the emergency card and during an alert.'),
  panicButtonDelay: amount(3, seconds(0, 30, 1), ['Time to cancel', 'How long the countdown runs before an alert goes out.']),
  locationUpdateInterval: amount(30, seconds(10, 600, 10), ['Position every', 'How often your position follows an alert. Later, and on a low battery, less often.']),
  emergencyModeEnabled: toggle(true, 'Emergency mode', 'An open alert keeps itself in front of you, with the screen and the power rules below.'),
  preferredContactMethod: choice('both', { call: 'Call', sms: 'Text', both: 'Both' }, ['Reach my contacts by', 'Which buttons your contacts get on the emergency card.']),
  autoCall911: toggle(false, 'Open the phone with 911', 'When the countdown ends, the phone opens with 911 in it. A web app cannot place the call; you press it.'),
  emergencyContactPriority: choice('high', { high: 'First ones', normal: 'First and second', low: 'Everybody' }, ['Whom to alert first', 'Which of your contacts an alert goes to when it does not go to all.']),
  shareLocationWithAllContacts: toggle(true, 'Alert every contact', 'Off: only those chosen above.'),
  emergencyPanelMode: choice('floating', { floating: 'Round button', docked: 'Bar at the edge' }, ['Emergency button', 'How it stands over the page.']),
  emergencyPanelPosition: choice('bottom-right', { 'bottom-right': 'Lower right', 'bottom-left': 'Lower left', 'top-right': 'Upper right', 'top-left': 'Upper left' }, ['Where it stands', 'Under your thumb or out of its way. On the ride screens it keeps clear of their buttons.']),
  alwaysShowEmergencyButton: toggle(false, 'On every page', 'Off: on the pages you ride with, on maps and on the safety pages. Everywhere else Safety is one press away.'),
  emergencyButtonSize: choice('large', { medium: 'Medium', large: 'Large', 'extra-large': 'Extra large' }, ['Button size', 'Of the emergency button and of the first buttons of the card.']),
  voiceActivationEnabled: toggle(true, 'By voice', 'The assistant brings the emergency card when one of the words below is all that was said. Off: only when it is plainly an emergency.'),
  emergencyAudioPrompts: toggle(true, 'Say it aloud', 'The countdown and what happens to an alert are spoken.'),
  emergencyAudioVolume: amount(85, percent, ['Loudness', 'Of the whistle, the tones and the voice in an emergency, beside the phone’s own volume.']),
  emergencyBatteryOptimization: toggle(true, 'Spare a low battery', 'Under 20% positions follow an alert half as often.'),
  disableNonEssentialFeatures: toggle(true, 'Stop what is not needed', 'While an alert is open nothing moves on the screen and other syncing waits.'),
  maximizeScreenBrightness: toggle(true, 'Strongest colors', 'The card turns black and white for hard sun. A web app cannot turn the screen up itself.'),
  enableWakeLock: toggle(true, 'Keep the screen on', 'While the card or an alert is open.'),
  offlineEmergencyEnabled: toggle(true, 'Keep an alert until there is signal', 'It is sent by itself when the network comes back. Off: without a network you are led to your message app at once.'),
  emergencyDataCaching: toggle(true, 'Remember my last position', 'So that the card shows something before the receiver answers. It stays on this phone.'),
  lowSignalOptimization: toggle(true, 'Alert first, rest later', 'With weak signal the alert goes alone, then the newest position; older ones when there is room.'),
  emergencyBeaconMode: toggle(false, 'Beacon', 'An open alert whistles, flashes and vibrates SOS once a minute, so that searchers find you.'),
  requireEmergencyConfirmation: toggle(true, 'Ask before the countdown', 'An alert begun from the card asks once more. Holding the button for three seconds is an answer already.'),
  emergencyTestMode: toggle(false, 'Test mode', 'Every alert is a drill: marked as one and sent to you alone.'),
  automaticFallDetection: toggle(false, 'Notice a crash', 'A hard blow and then no movement, while a ride is recorded: a countdown, then an alert. Works while this app is on the screen.'),
  periodicSafetyChecks: toggle(false, 'Ask whether I am OK', 'Every 30 minutes while a ride is recorded. No answer in two minutes begins the countdown.'),
  shareLocationPrecision: choice('exact', { exact: 'Exact', coarse: 'Within half a mile' }, ['How exactly', 'What contacts see. What you read to 911 is always exact.']),
  anonymizeEmergencyData: toggle(false, 'Leave out who I am', 'Alerts go without your name, machine and medical card.'),
  emergencyDataRetention: amount(30, { min: 1, max: 90, step: 1, unit: 'days' }, ['Keep past alerts', 'Then they, their positions and the record of signal leave this phone.']),
  requireBiometricForEmergency: toggle(false, 'Lock the medical card', 'Fingerprint, face or PIN before the medical card can be read or changed. Never before help.'),
  emergencyDataCompression: toggle(false, 'Send less', 'Leaves out positions that say nothing new.'),
  emergencyUITimeout: amount(30, seconds(10, 300, 10), ['Dim after', 'An open alert that nobody touches goes dark to spare the battery; a touch brings it back.']),
  confirmationEnabled: toggle(true, 'Confirm alerts', 'Turned on by presets; off, alerts begun from the card go straight to the countdown.'),
  confirmationTimeout: amount(8, seconds(3, 30, 1), ['Answer within', 'A question that nobody answers goes away, and nothing is sent.']),
  confirmationType: choice('tap', { tap: 'A press', hold: 'A press held 3 seconds' }, ['Confirm by', 'How the question is answered.']),
  skipConfirmationInCritical: toggle(true, 'No question after a crash', 'A noticed crash or a missed check goes to the countdown without asking.'),
  doubleConfirmForDestruction: toggle(true, 'Ask before closing', 'Closing an alert or removing a contact asks once more.'),
  emergencyScreenBrightness: amount(100, { min: 20, max: 100, step: 10, unit: '%' }, ['Signal light', 'How white the screen signal is: less spares the battery.']),
  emergencyVibrationIntensity: amount(100, { min: 20, max: 100, step: 10, unit: '%' }, ['Vibration', 'How long the beats of SOS are, where the phone can vibrate.']),
  emergencyFlashlightEnabled: toggle(true, 'Use the flashlight', 'The light signal uses the lamp of the camera too, where the browser may.'),
} as const // prettier-ignore

/** Words that call for help when they are all that was said. */
export const EMERGENCY_TRIGGERS = ['emergency', 'help', 'sos', 'mayday', 'panic', 'accident', 'injured'] as const

export type EmergencySettings = SettingValues<typeof EMERGENCY_SETTINGS> & {
  /** At most 20, lower case, each up to 40 characters. */
  readonly emergencyVoiceTriggers: readonly string[]
}

/** More words than these nobody remembers. */
const MOST_TRIGGERS = 20

function readTriggers(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return EMERGENCY_TRIGGERS
  const words = stored.flatMap((word) => (typeof word === 'string' ? [word.trim().toLowerCase()] : []))
  return [...new Set(words.filter((word) => word !== '' && word.length <= 40))].slice(0, MOST_TRIGGERS)
}

/** Settings from something stored, which may be old, foreign or damaged. Never throws. */
export function readEmergencySettings(stored: unknown): EmergencySettings {
  const { emergencyVoiceTriggers = null } =
    typeof stored === 'object' && stored !== null ? (stored as { emergencyVoiceTriggers?: unknown }) : {}
  return { ...readSettings(EMERGENCY_SETTINGS, stored), emergencyVoiceTriggers: readTriggers(emergencyVoiceTriggers) }
}

/** Least height of the emergency button, in CSS pixels (specification, section 9). */
export const EMERGENCY_BUTTON_PX = { medium: 64, large: 80, 'extra-large': 100 } as const

/** How long the emergency button is held to begin an alert, in seconds. */
export const EMERGENCY_HOLD_S = 3

import { amount, choice, readSettings, toggle, type SettingValues } from './setting.ts'

const bounds01 = { min: 0, max: 1, step: 0.05, unit: '' } as const

/** How the app behaves on a handlebar in the sun. Names as the specification fixes them. */
export const OUTDOOR_SETTINGS = {
  isOutdoorMode: toggle(false, 'Outdoor mode', 'Larger, bolder and stronger everywhere: for gloves, sun and a shaking bar.'),
  isHighContrast: toggle(false, 'High contrast', 'Black, white and one bright color, for hard sun and tired eyes.'),
  autoAdjustBrightness: toggle(true, 'Day and night by the sun', 'Switches the ride view to night after sunset where you are.'),
  gloveMode: toggle(false, 'Glove mode', 'Bigger targets everywhere, and the pocket screen asks for a longer press, so that a brush of the glove opens nothing.'),
  voiceAnnouncementLevel: choice('normal', { normal: 'Turns and warnings', verbose: 'Everything, miles and names too' }, ['Voice', 'How much is said aloud on a ride.']),
  vibrationEnabled: toggle(true, 'Vibration', 'Turns and warnings you can feel. iPhones cannot vibrate from a web page; sound and picture stay.'),
  screenLockPrevention: toggle(true, 'Keep the screen on while riding', 'The screen stays lit until the ride ends. The ride screen tells you if the phone refuses.'),
  batteryOptimization: toggle(true, 'Spare the battery', 'Fewer position readings when you stand still or the battery is under 20%.'),
  fontSize: choice('normal', { normal: 'Normal', large: 'Large', 'extra-large': 'Extra large' }, ['Text size', 'Everywhere in the app.']),
  touchTargetSize: choice('standard', { standard: 'Standard', comfortable: 'Comfortable', 'glove-friendly': 'Glove friendly' }, ['Button size', 'How big buttons are, at the least.']),
  enableBluetoothControls: toggle(false, 'Handlebar buttons', 'A remote that acts as a keyboard or headset: next, back and talk.'),
  enableMediaSession: toggle(false, 'Headset buttons', 'Play and pause on a headset repeat the last instruction.'),
  audioDuckingEnabled: toggle(true, 'Lower other sounds', 'Our own sounds step back while an instruction is spoken.'),
  emergencyInterruptEnabled: toggle(true, 'Emergency interrupts', 'Emergency tones cut through whatever is playing in the app.'),
  mediaSessionLockScreenControls: toggle(false, 'Controls on the lock screen', 'Shows the next turn and repeat on the lock screen where the phone allows it.'),
} as const // prettier-ignore

/** What may be felt, and how strongly. Names as the specification fixes them. */
export const HAPTIC_SETTINGS = {
  enabled: toggle(true, 'Vibrate', 'All vibration, emergencies included unless they override.'),
  masterIntensity: amount(0.8, bounds01, ['Strength', 'Scales the length of every vibration.']),
  navigationFeedback: toggle(true, 'Turns and progress', 'Turns, waypoints, off the trail, miles.'),
  emergencyFeedback: toggle(true, 'Emergency', 'Alerts, SOS, location shared.'),
  achievementFeedback: toggle(true, 'Achievements', 'Trail completed, milestones, photos.'),
  notificationFeedback: toggle(true, 'Notices', 'Weather, speed, battery, connection.'),
  batteryOptimization: toggle(true, 'Weaker on a low battery', 'Below 30% battery, vibrations get shorter.'),
  emergencyOverride: toggle(true, 'Emergency overrides', 'Emergency vibrations play even when vibration is off.'),
  contextualAdjustment: toggle(true, 'Fit to where I am', 'Stronger outdoors, in emergencies strongest.'),
  turnIntensity: choice('medium', { light: 'Light', medium: 'Medium', heavy: 'Heavy' }, ['Turns', 'How strongly a turn is felt.']),
  waypointStyle: choice('growing', { growing: 'Three growing knocks', single: 'One long beat' }, ['Waypoints', 'What a waypoint ahead feels like.']),
  emergencyPattern: choice('beats', { beats: 'Three hard beats', sos: 'Morse SOS' }, ['Emergency', 'What an emergency alert feels like.']),
} as const // prettier-ignore

export type OutdoorSettings = SettingValues<typeof OUTDOOR_SETTINGS>
export type HapticSettings = SettingValues<typeof HAPTIC_SETTINGS>

export const readOutdoorSettings = (stored: unknown): OutdoorSettings => readSettings(OUTDOOR_SETTINGS, stored)
export const readHapticSettings = (stored: unknown): HapticSettings => readSettings(HAPTIC_SETTINGS, stored)

/** One tap for a whole situation; what a preset does not name stays as it is. Intensities as specified (section 9). */
export const RIDING_PRESETS = {
  outdoor: {
    label: 'On the trail',
    outdoor: {
      isOutdoorMode: true,
      gloveMode: true,
      touchTargetSize: 'glove-friendly',
      fontSize: 'large',
      screenLockPrevention: true,
    },
    haptic: { enabled: true, masterIntensity: 1 },
  },
  indoor: {
    label: 'At home',
    outdoor: { isOutdoorMode: false, gloveMode: false, touchTargetSize: 'standard', fontSize: 'normal' },
    haptic: { masterIntensity: 0.6 },
  },
  'battery-saver': {
    label: 'Save battery',
    outdoor: { batteryOptimization: true, screenLockPrevention: false },
    haptic: { masterIntensity: 0.4, batteryOptimization: true },
  },
  accessibility: {
    label: 'Easier to see and feel',
    outdoor: {
      isHighContrast: true,
      fontSize: 'extra-large',
      touchTargetSize: 'glove-friendly',
      voiceAnnouncementLevel: 'verbose',
    },
    haptic: { enabled: true, masterIntensity: 1 },
  },
} as const satisfies Record<
  string,
  { label: string; outdoor: Partial<OutdoorSettings>; haptic: Partial<HapticSettings> }
>

import { hapticPattern } from './patterns.ts'

/** One tone: hertz, and milliseconds. A frequency of 0 is silence. */
export interface Tone {
  readonly frequencyHz: number
  readonly lengthMs: number
}

/** The same event for ears and eyes, because phones without vibration exist and engines are loud. */
export interface Cue {
  readonly patternId: string
  readonly sound: readonly Tone[]
  /** `icon` names a picture of the app's icon set; `text` is short enough for a banner. */
  readonly visible: { readonly icon: string; readonly text: string; readonly urgency: 'info' | 'warning' | 'danger' }
}

const note = (frequencyHz: number, lengthMs: number): Tone => ({ frequencyHz, lengthMs })
const REST = note(0, 60)
const falling = [note(880, 110), REST, note(660, 160)]
const rising = [note(660, 110), REST, note(880, 160)]
const alarmTone = [note(1200, 180), REST, note(900, 180), REST, note(1200, 180)]

type Look = readonly [icon: string, text: string, urgency: Cue['visible']['urgency'], sound: readonly Tone[]]

/** Left falls, right rises, so that a turn can be told by ear alone. */
const LOOKS: Readonly<Record<string, Look>> = {
  'turn-left-slight': ['turn-left-slight', 'Bear left', 'info', falling],
  'turn-left': ['turn-left', 'Turn left', 'info', falling],
  'turn-left-sharp': ['turn-left-sharp', 'Sharp left', 'info', [...falling, REST, ...falling]],
  'turn-right-slight': ['turn-right-slight', 'Bear right', 'info', rising],
  'turn-right': ['turn-right', 'Turn right', 'info', rising],
  'turn-right-sharp': ['turn-right-sharp', 'Sharp right', 'info', [...rising, REST, ...rising]],
  'waypoint-approach': ['waypoint', 'Waypoint ahead', 'info', [note(740, 100), REST, note(740, 100)]],
  'off-trail': ['off-trail', 'Off the trail', 'warning', [note(400, 250), REST, note(400, 250), REST, note(400, 250)]],
  'quarter-mile': ['progress', 'Quarter mile', 'info', [note(520, 80)]],
  mile: ['progress', 'Mile', 'info', [note(520, 80), REST, note(780, 120)]],
  emergency: ['emergency', 'Emergency', 'danger', alarmTone],
  sos: ['sos', 'SOS', 'danger', [...alarmTone, REST, ...alarmTone]],
  'location-shared': ['location-shared', 'Location shared', 'danger', [note(880, 120)]],
  achievement: ['achievement', 'Achievement', 'info', [note(660, 90), note(880, 90), note(1100, 140)]],
  'trail-completed': ['trail-completed', 'Trail completed', 'info', [note(660, 90), note(880, 90), note(1320, 220)]],
  photo: ['photo', 'Photo taken', 'info', [note(1500, 40)]],
  milestone: ['milestone', 'Milestone', 'info', [note(880, 90), REST, note(880, 90)]],
  weather: ['weather', 'Weather warning', 'warning', [note(500, 250), REST, note(500, 250)]],
  speed: ['speed', 'Slow down', 'warning', [note(1000, 80), REST, note(1000, 80), REST, note(1000, 80)]],
  'low-battery': ['battery-low', 'Battery low', 'warning', [note(600, 140), note(450, 200)]],
  'system-ready': ['ready', 'Ready', 'info', [note(700, 60)]],
  'connection-lost': ['connection-lost', 'Connection lost', 'warning', [note(450, 220)]],
  'connection-restored': ['connection-restored', 'Connection restored', 'info', [note(700, 80), note(900, 120)]],
}

/** Sound and picture of a named haptic pattern. @throws RangeError for an id that no pattern has. */
export const cueFor = (patternId: string): Cue => {
  const look = LOOKS[hapticPattern(patternId).id]
  if (!look) throw new RangeError(`The haptic pattern “${patternId}” has no sound and picture.`)
  const [icon, text, urgency, sound] = look
  return { patternId, sound, visible: { icon, text, urgency } }
}

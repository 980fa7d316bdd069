import { cueFor, hapticPattern, idleHaptics, playHaptic } from '@bluffline/core'
import type {
  Cue,
  HapticCategories,
  HapticConfig,
  HapticPattern,
  HapticSettings,
  OutdoorSettings,
} from '@bluffline/core'
import type { Ports } from '../../platform/ports.ts'
import type { Voice } from './voice.ts'

type Senses = Pick<Ports, 'battery' | 'clock' | 'sound' | 'vibration'> & { readonly voice: Voice }
interface Settings {
  readonly haptic: HapticSettings
  readonly outdoor: OutdoorSettings
}

const categoriesOf = (haptic: HapticSettings): HapticCategories => ({
  navigation: haptic.navigationFeedback,
  emergency: haptic.emergencyFeedback,
  achievement: haptic.achievementFeedback,
  notification: haptic.notificationFeedback,
  system: haptic.notificationFeedback,
})

const configOf = (haptic: HapticSettings, outdoor: OutdoorSettings): HapticConfig => ({
  enabled: haptic.enabled && outdoor.vibrationEnabled,
  masterIntensity: haptic.masterIntensity,
  batteryOptimization: haptic.batteryOptimization,
  emergencyOverride: haptic.emergencyOverride,
  outdoorMode: outdoor.isOutdoorMode && haptic.contextualAdjustment,
  contextualAdjustment: haptic.contextualAdjustment,
})

/** How a rider wished turns, waypoints and emergencies to feel. */
const TURN_FACTOR = { light: 0.6, medium: 1, heavy: 1.4 } as const
const styled = (pattern: HapticPattern, haptic: HapticSettings): HapticPattern => {
  if (pattern.id.startsWith('turn-'))
    return { ...pattern, pattern: pattern.pattern.map((ms) => ms * TURN_FACTOR[haptic.turnIntensity]) }
  if (pattern.id === 'waypoint-approach' && haptic.waypointStyle === 'single') return { ...pattern, pattern: [400] }
  if (pattern.id === 'emergency' && haptic.emergencyPattern === 'sos')
    return { ...pattern, pattern: hapticPattern('sos').pattern }
  return pattern
}

export interface Signal {
  /** Plays a named pattern: felt where the phone can, sung unless `silent`; gives back what to show. Every event passes here. */
  readonly signal: (patternId: string, options?: { readonly force?: boolean; readonly silent?: boolean }) => Cue
  /** Resolves when no emergency tone sounds any more. Nothing is spoken over one. */
  readonly emergencyTone: () => Promise<void>
}

/** How loud a tone is while somebody speaks. */
const DUCKED_GAIN = 0.25

/** One signaller for the app: it remembers what is playing, so that two screens cannot shake the bar at once. */
export function createSignaller(senses: Senses, settings: () => Settings): Signal {
  let state = idleHaptics
  let emergencyTone = Promise.resolve()
  const sing = (cue: Cue, { audioDuckingEnabled, emergencyInterruptEnabled }: OutdoorSettings) => {
    const isEmergency = hapticPattern(cue.patternId).category === 'emergency'
    if (isEmergency && emergencyInterruptEnabled) senses.voice.stop()
    const stepsBack = !isEmergency && audioDuckingEnabled && senses.voice.isSpeaking()
    const sung = senses.sound.play(cue.sound, stepsBack ? DUCKED_GAIN : 1)
    if (isEmergency) emergencyTone = Promise.all([emergencyTone, sung]).then(() => undefined)
  }
  return {
    emergencyTone: () => emergencyTone,
    signal: (patternId, options = {}) => {
      const { haptic, outdoor } = settings()
      const answer = playHaptic(
        state,
        { pattern: styled(hapticPattern(patternId), haptic), now: senses.clock.now(), force: options.force ?? false },
        {
          config: configOf(haptic, outdoor),
          categories: categoriesOf(haptic),
          canVibrate: senses.vibration.canVibrate(),
          conditions: { batteryLevel: senses.battery.read().level, powerSaving: false },
        },
      )
      state = answer.state
      if (answer.vibrateMs) senses.vibration.vibrate(answer.vibrateMs)
      const cue = cueFor(patternId)
      if (!options.silent) sing(cue, outdoor)
      return cue
    },
  }
}

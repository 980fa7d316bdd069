/** What can be felt. Does not exist on iPhones, which is why every vibration also has a sound and a picture. */
export interface VibrationPort {
  readonly canVibrate: () => boolean
  /** Vibration and pause in turn, milliseconds. */
  readonly vibrate: (pattern: readonly number[]) => void
}

export const createVibration = (nav: Navigator): VibrationPort => ({
  canVibrate: () => typeof nav.vibrate === 'function',
  vibrate: (pattern) => {
    if (typeof nav.vibrate === 'function') nav.vibrate([...pattern])
  },
})

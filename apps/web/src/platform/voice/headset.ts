/** The button of a headset, where the browser hands it on. */
export interface HeadsetPort {
  /** Calls `onPress` at each press; gives back what ends it. */
  readonly listen: (onPress: () => void) => () => void
}

const ACTIONS = ['play', 'pause'] as const

export function createHeadset(session: MediaSession | undefined): HeadsetPort {
  const set = (handler: MediaSessionActionHandler | null) => {
    for (const action of ACTIONS) session?.setActionHandler(action, handler)
  }
  return {
    listen: (onPress) => {
      set(onPress)
      return () => set(null)
    },
  }
}

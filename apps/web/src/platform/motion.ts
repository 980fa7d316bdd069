import type { Motion } from '@bluffline/core'

/** How the phone is shaken. Safari asks the rider first; elsewhere it is there or not. */
export interface MotionPort {
  readonly isSupported: () => boolean
  /** To be called from a press. */
  readonly ask: () => Promise<'granted' | 'denied'>
  readonly watch: (onMotion: (motion: Motion) => void) => () => void
}

type AskingEvent = { readonly requestPermission?: () => Promise<'granted' | 'denied'> }

export const createMotion = (view: Window): MotionPort => {
  const event = (view as unknown as { readonly DeviceMotionEvent?: AskingEvent }).DeviceMotionEvent
  return {
    isSupported: () => event !== undefined,
    ask: async () => {
      try {
        return (await event?.requestPermission?.()) ?? 'granted'
      } catch {
        return 'denied'
      }
    },
    watch: (onMotion) => {
      const hear = ({ accelerationIncludingGravity: g, timeStamp }: DeviceMotionEvent) => {
        if (g?.x != null && g.y != null && g.z != null) onMotion({ atMs: timeStamp, x: g.x, y: g.y, z: g.z })
      }
      view.addEventListener('devicemotion', hear)
      return () => view.removeEventListener('devicemotion', hear)
    },
  }
}

import { announcerOf, signallerOf } from '../../../data/signals/use-signal.ts'
import { usePorts } from '../../../platform/ports.ts'

/** Says, sounds and shakes what a left turn will be like. */
export function useAnnounceSample(): () => void {
  const ports = usePorts()
  return () => {
    ports.sound.unlock()
    const { sound } = signallerOf(ports).signal('turn-left', { force: true, silent: true })
    announcerOf(ports).announce({
      text: 'In 500 feet, turn left.',
      urgency: 'info',
      canBeLeftOut: false,
      tones: sound,
    })
  }
}

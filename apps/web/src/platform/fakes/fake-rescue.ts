import type { Motion } from '@bluffline/core'
import type { PickedContact } from '../contact-picker.ts'
import type { Ports } from '../ports.ts'

export interface FakeRescue extends Pick<Ports, 'torch' | 'motion' | 'contactPicker' | 'userCheck'> {
  readonly rescue: {
    /** Every switch of the lamp, in order. */
    readonly lamp: readonly boolean[]
    readonly shake: (motion: Motion) => void
    hasTorch: boolean
    isOwner: boolean
    /** Who is in the phone's address book; null without a picker. */
    picked: PickedContact | null
  }
}

/** A phone with a lamp, an owner who is who they are, and an address book that gives what the test put in. */
export function fakeRescue(): FakeRescue {
  const lamp: boolean[] = []
  const shaken = new Set<(motion: Motion) => void>()
  const rescue: FakeRescue['rescue'] = {
    lamp,
    shake: (motion) => shaken.forEach((hear) => hear(motion)),
    hasTorch: true,
    isOwner: true,
    picked: null,
  }
  const torch = { set: (isOn: boolean) => Promise.resolve(void lamp.push(isOn)), close: () => void lamp.push(false) }
  return {
    rescue,
    torch: { mayExist: () => rescue.hasTorch, open: () => Promise.resolve(rescue.hasTorch ? torch : null) },
    motion: {
      isSupported: () => true,
      ask: () => Promise.resolve('granted'),
      watch: (hear) => {
        shaken.add(hear)
        return () => void shaken.delete(hear)
      },
    },
    contactPicker: { isSupported: () => rescue.picked !== null, pick: () => Promise.resolve(rescue.picked) },
    userCheck: { isSupported: () => Promise.resolve(true), confirm: () => Promise.resolve(rescue.isOwner) },
  }
}

import type { PushAddress, PushPort, PushProblem } from '../push.ts'

const ADDRESS: PushAddress = { endpoint: 'https://push.example/1', keys: { p256dh: 'BA', auth: 'AA' } }

export interface FakePush extends PushPort {
  /** What stands in the way from now on; null: nothing. */
  readonly refuse: (problem: PushProblem | null) => void
}

/** A browser that is told of nothing until it is asked. */
export function fakePush(): FakePush {
  let address: PushAddress | null = null
  let problem: PushProblem | null = null
  return {
    refuse: (next) => void (problem = next),
    isSupported: () => true,
    current: () => Promise.resolve(address),
    begin: () => {
      if (problem) return Promise.resolve({ problem })
      address = ADDRESS
      return Promise.resolve({ address: ADDRESS })
    },
    end: () => Promise.resolve(void (address = null)),
  }
}

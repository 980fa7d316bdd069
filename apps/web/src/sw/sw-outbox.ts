import { browserClock } from '../platform/clock.ts'
import { createLocks } from '../platform/locks.ts'
import { newKey } from '../data/trail-reports/new-key.ts'
import { sendOutbox } from './send-outbox.ts'
import type { OutboxScope } from './outbox-scope.ts'

const scope = self as unknown as OutboxScope
scope.sendOutbox = () =>
  sendOutbox({
    send: (input, init) => fetch(input, init),
    locks: createLocks(navigator.locks),
    clock: browserClock,
    newKey,
  })

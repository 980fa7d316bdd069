import { makeAlertPass } from '@bluffline/contract'
import { implement, type Implementation } from '../../../http/implementation.ts'
import { success } from '../../../platform/result.ts'
import type { PassRepository } from './repository.ts'

/** Longer than any season: a phone that lies in a drawer over winter still calls for help. */
const PASS_DAYS = 400
const DAY_MS = 86_400_000

export const passRoutes = (passes: PassRepository, now: () => Date): readonly Implementation[] => [
  implement(makeAlertPass, async ({ caller }) => {
    const expiresAt = new Date(now().getTime() + PASS_DAYS * DAY_MS)
    return success({ token: await passes.make(caller, expiresAt), expiresAt: expiresAt.toISOString() })
  }),
]

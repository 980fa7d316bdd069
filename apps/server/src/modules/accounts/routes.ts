import {
  changeEmail,
  changePassword,
  changeUser,
  deleteAccount,
  getUser,
  login,
  register,
  SESSION_IDLE_DAYS,
  type Tokens,
} from '@bluffline/contract'
import { sessionCookie } from '../../http/cookies.ts'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { Visitor } from '../../platform/caller.ts'
import { Outward } from '../../platform/outward.ts'
import { success } from '../../platform/result.ts'
import type { AccountService } from './service.ts'

const cookieOf = ({ refreshToken }: Tokens, { isHttps }: Visitor) => ({
  'set-cookie': sessionCookie(refreshToken, SESSION_IDLE_DAYS, isHttps),
})

/** `endByToken` ends the session a browser had, when it signs in anew: its cookie is about to be replaced, and nothing else leads to that session. */
export const accountRoutes = (
  accounts: AccountService,
  endByToken: (refreshToken: string) => Promise<void>,
): readonly Implementation[] => [
  implement(register, async ({ body, visitor }) => {
    const entered = await accounts.register(body, visitor)
    if (!entered.ok) return entered
    return success(new Outward(entered.value.user, cookieOf(entered.value.tokens, visitor)))
  }),
  implement(login, async ({ body, visitor }) => {
    const entered = await accounts.login(body, visitor)
    if (!entered.ok) return entered
    if (visitor.sessionToken !== null && visitor.isFromOurPages) await endByToken(visitor.sessionToken)
    const { user, tokens } = entered.value
    return success(new Outward({ user, ...tokens }, cookieOf(tokens, visitor)))
  }),
  implement(getUser, async ({ caller }) => success(await accounts.user(caller))),
  implement(changeUser, async ({ caller, body }) => success(await accounts.changeVehicle(caller, body.vehicleType))),
  implement(changePassword, ({ caller, body, visitor }) => accounts.changePassword(caller, body, visitor)),
  implement(changeEmail, ({ caller, body, visitor }) => accounts.changeEmail(caller, body, visitor)),
  implement(deleteAccount, async ({ caller, body, visitor }) => {
    const removed = await accounts.remove(caller, body.password, visitor)
    if (!removed.ok) return removed
    return success(new Outward(removed.value, { 'set-cookie': sessionCookie('', 0, visitor.isHttps) }))
  }),
]

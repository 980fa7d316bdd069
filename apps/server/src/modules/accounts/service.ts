import type { BodyOf, changeEmail, changePassword, Registration, Tokens, User } from '@bluffline/contract'
import type { login } from '@bluffline/contract'
import type { Caller } from '../../platform/caller.ts'
import { type Passwords, TooBusy } from '../../platform/passwords.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import type { SlowDown } from './attempts/slow-down.ts'
import type { Account, AccountRepository } from './repository.ts'
import type { SessionService } from './sessions/service.ts'

/** Where a session is begun. */
export interface Place {
  readonly address: string
  readonly userAgent: string
}

interface SignedIn {
  readonly user: User
  readonly tokens: Tokens
}

type Slowed = 'rate_limited' | 'not_ready'
type Checked = Slowed | 'wrong_password'

export interface AccountService {
  readonly register: (form: Registration, place: Place) => Promise<Result<SignedIn, 'name_taken' | 'not_ready'>>
  readonly login: (
    form: BodyOf<typeof login>,
    place: Place,
  ) => Promise<Result<SignedIn, 'invalid_credentials' | Slowed>>
  readonly user: (caller: Caller) => Promise<User>
  readonly changeVehicle: (caller: Caller, vehicleType: User['vehicleType']) => Promise<User>
  readonly changePassword: (
    caller: Caller,
    form: BodyOf<typeof changePassword>,
    place: Place,
  ) => Promise<Result<User, Checked>>
  readonly changeEmail: (
    caller: Caller,
    form: BodyOf<typeof changeEmail>,
    place: Place,
  ) => Promise<Result<User, Checked>>
  readonly remove: (
    caller: Caller,
    password: string | undefined,
    place: Place,
  ) => Promise<Result<{ ok: true }, Checked | 'sign_in_again'>>
}

export interface AccountServiceDeps {
  readonly accounts: AccountRepository
  readonly sessions: SessionService
  readonly passwords: Passwords
  readonly slowDown: SlowDown
  readonly now: () => Date
}

/** The wording of the specification, for a wrong name and a wrong password alike. */
const INVALID = failure('invalid_credentials', 'Invalid username or password')
const NAME_TAKEN = failure('name_taken', 'That username is taken. Please choose another one.')
const WRONG_PASSWORD = failure('wrong_password', 'The password is not right.')
const SIGN_IN_AGAIN = failure('sign_in_again', 'Please sign in once more before you delete the account.')
const BUSY = failure('not_ready', 'Many people are signing in. Try again in a moment.')

/** A session younger than this shows that its owner is there. */
const FRESH_MS = 15 * 60_000

/** Too many at once is an answer, anything else a bug. */
const orBusy = async <T, C extends string>(work: () => Promise<Result<T, C>>): Promise<Result<T, C | 'not_ready'>> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TooBusy) return BUSY
    throw error
  }
}

/** Signing in and up. */
const entrance = ({ accounts, sessions, passwords, slowDown, now }: AccountServiceDeps) => {
  const signIn = async (user: User, { userAgent }: Place) =>
    success({ user, tokens: await sessions.begin(user.id, userAgent) })
  const register: AccountService['register'] = ({ password, ...form }, place) =>
    orBusy(async () => {
      const made = await accounts.make({ ...form, passwordHash: await passwords.hash(password) }, now())
      return made ? signIn(made.user, place) : NAME_TAKEN
    })
  const enter: AccountService['login'] = ({ username, password }, place) =>
    orBusy(async () => {
      const allowed = await slowDown.before(username, place.address)
      if (!allowed.ok) return allowed
      const account = await accounts.byName(username)
      if (!(await passwords.verify(account?.passwordHash ?? null, password)) || !account) return INVALID
      await slowDown.afterSuccess(username, place.address)
      return signIn(account.user, place)
    })
  return { register, login: enter }
}

export const createAccountService = (deps: AccountServiceDeps): AccountService => {
  const { accounts, sessions, passwords, slowDown } = deps
  const accountOf = async ({ accountId }: Caller): Promise<Account> => {
    const account = await accounts.byId(accountId)
    if (!account) throw new Error('Somebody was let in whose account is gone.')
    return account
  }
  const userOf = async (caller: Caller) => (await accountOf(caller)).user
  /** Whoever holds only an access token does not know the password, and may not guess it here either. */
  const prove = async (account: Account, password: string, { address }: Place): Promise<Result<null, Checked>> =>
    orBusy(async () => {
      const { username } = account.user
      const allowed = await slowDown.before(username, address)
      if (!allowed.ok) return allowed
      if (!(await passwords.verify(account.passwordHash, password))) return WRONG_PASSWORD
      await slowDown.afterSuccess(username, address)
      return success(null)
    })
  return {
    ...entrance(deps),
    user: userOf,
    changeVehicle: async (caller, vehicleType) => {
      await accounts.change(caller.accountId, { vehicleType })
      return userOf(caller)
    },
    changePassword: (caller, form, place) =>
      orBusy(async () => {
        const proof = await prove(await accountOf(caller), form.currentPassword, place)
        if (!proof.ok) return proof
        await accounts.change(caller.accountId, { passwordHash: await passwords.hash(form.newPassword) })
        await sessions.endOthers(caller)
        return success(await userOf(caller))
      }),
    changeEmail: async (caller, form, place) => {
      const proof = await prove(await accountOf(caller), form.password, place)
      if (!proof.ok) return proof
      await accounts.change(caller.accountId, { email: form.email })
      return success(await userOf(caller))
    },
    remove: async (caller, password, place) => {
      const account = await accountOf(caller)
      if (account.passwordHash === null) {
        if ((await sessions.ageMs(caller)) > FRESH_MS) return SIGN_IN_AGAIN
      } else {
        const proof = await prove(account, password ?? '', place)
        if (!proof.ok) return proof
      }
      await accounts.remove(caller.accountId)
      return success({ ok: true })
    },
  }
}

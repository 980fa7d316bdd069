import { describe, expect, it } from 'vitest'
import { testUser } from '../testing/test-user.ts'
import { advanceSession, AT_START, CLEANUP_VERSION, type SessionEvent, type SessionState } from './session-machine.ts'

const rider = testUser('rider')
const other = testUser('other', '22222222-2222-4222-8222-222222222222')
const signedOut: SessionState = { status: 'signedOut' }
const signedIn: SessionState = { status: 'signedIn', user: rider, isConfirmed: true }
const unconfirmed: SessionState = { ...signedIn, isConfirmed: false }

const remains = (change: object): SessionEvent => ({
  kind: 'checked',
  cleanupVersion: CLEANUP_VERSION,
  cachedUser: rider,
  hasValidToken: true,
  hadSession: true,
  ...change,
})

const ARROWS: readonly (readonly [
  name: string,
  from: SessionState,
  event: SessionEvent,
  to: SessionState,
  effects: readonly string[],
])[] = [
  ['begins in loading and checks a little later', signedOut, { kind: 'started' }, AT_START, ['checkLater']],
  [
    'clears everything on the first run',
    AT_START,
    remains({ cleanupVersion: null }),
    signedOut,
    ['clearCredentials', 'rememberCleanup'],
  ],
  [
    'clears everything when the clean-up is of another version',
    AT_START,
    remains({ cleanupVersion: '2024' }),
    signedOut,
    ['clearCredentials', 'rememberCleanup'],
  ],
  ['uses the cached user with a valid token', AT_START, remains({}), signedIn, []],
  [
    'clears the cache and asks the server without one',
    AT_START,
    remains({ hasValidToken: false }),
    AT_START,
    ['clearCachedUser', 'askServer'],
  ],
  [
    'asks the server when nobody is cached',
    AT_START,
    remains({ cachedUser: null }),
    AT_START,
    ['clearCachedUser', 'askServer'],
  ],
  [
    'asks nobody on a device where nobody ever signed in',
    AT_START,
    remains({ cachedUser: null, hasValidToken: false, hadSession: false }),
    signedOut,
    [],
  ],
  ['takes no check for an answer once it has one', signedIn, remains({ cleanupVersion: null }), signedIn, []],
  ['signs in whom the server names', AT_START, { kind: 'answered', user: rider }, signedIn, ['cacheUser']],
  ['bears an empty answer', AT_START, { kind: 'answered', user: null }, signedOut, []],
  ['clears local credentials on a refusal', AT_START, { kind: 'refused' }, signedOut, ['clearCredentials']],
  [
    'goes on as the last user with no signal',
    AT_START,
    { kind: 'unreachable', lastUser: rider },
    unconfirmed,
    ['cacheUser'],
  ],
  ['is nobody with no signal and no last user', AT_START, { kind: 'unreachable', lastUser: null }, signedOut, []],
  ['stays who one is while the server is away', signedIn, { kind: 'unreachable', lastUser: null }, signedIn, []],
  ['signs in', signedOut, { kind: 'signedIn', user: rider }, signedIn, ['cacheUser']],
  ['logs out when the token expires', signedIn, { kind: 'tokenExpired' }, signedOut, ['clearCredentials']],
  [
    'logs out and forgets the way back',
    signedIn,
    { kind: 'loggedOut' },
    signedOut,
    ['clearCredentials', 'clearReturnPath'],
  ],
  ['follows another tab out', signedIn, { kind: 'changedElsewhere', user: null }, signedOut, []],
  ['follows another tab in', signedOut, { kind: 'changedElsewhere', user: other }, { ...signedIn, user: other }, []],
]

describe('the session', () => {
  it.each(ARROWS)('%s', (_name, from, event, to, effects) => {
    const step = advanceSession(from, event)
    expect(step.state).toEqual(to)
    expect(step.effects.map(({ kind }) => kind)).toEqual(effects)
  })

  it('waits a tenth of a second before the check, and knows the version of the clean-up', () => {
    expect(advanceSession(AT_START, { kind: 'started' }).effects).toEqual([{ kind: 'checkLater', afterMs: 100 }])
    expect(CLEANUP_VERSION).toBe('2025-09-12-ai-fix-v3')
  })
})

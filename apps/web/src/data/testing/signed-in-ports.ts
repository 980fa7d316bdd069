import type { User } from '@bluffline/contract'
import { USER_KEY } from '../../platform/credentials.ts'
import { fakePorts, type FakePorts } from '../../platform/fakes/fake-ports.ts'
import { TOKENS_KEY } from '../../platform/tokens.ts'
import { CLEANUP_VERSION } from '../session/session-machine.ts'
import { CLEANUP_KEY } from '../session/session.ts'

/** Ports of a device on which this person is signed in. */
export function signedInPorts(user: User, routes: Record<string, unknown> = {}): FakePorts {
  const ports = fakePorts(routes)
  const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: ports.clock.now() + 900_000, expiresInS: 900 }
  ports.storage.write(CLEANUP_KEY, CLEANUP_VERSION)
  ports.storage.write(USER_KEY, JSON.stringify(user))
  ports.storage.write(TOKENS_KEY, JSON.stringify(tokens))
  return ports
}

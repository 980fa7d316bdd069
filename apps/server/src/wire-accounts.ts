import { createExportRepository } from './modules/account-export/repository.ts'
import { exportRoutes } from './modules/account-export/routes.ts'
import { createExportService } from './modules/account-export/service.ts'
import { createAttemptRepository } from './modules/accounts/attempts/repository.ts'
import { createSlowDown } from './modules/accounts/attempts/slow-down.ts'
import { providerRoutes } from './modules/accounts/provider/routes.ts'
import { createProviderService } from './modules/accounts/provider/service.ts'
import { createAccountRepository } from './modules/accounts/repository.ts'
import { accountRoutes } from './modules/accounts/routes.ts'
import { createAccountService } from './modules/accounts/service.ts'
import { createSessionRepository } from './modules/accounts/sessions/repository.ts'
import { sessionRoutes } from './modules/accounts/sessions/routes.ts'
import { createSessionService } from './modules/accounts/sessions/service.ts'
import { createSigningKeyRepository } from './modules/accounts/tokens/repository.ts'
import { createSignedTokens } from './modules/accounts/tokens/signed.ts'
import { createSigningKeys } from './modules/accounts/tokens/signing-keys.ts'
import { createRecordRepository } from './modules/records/repository.ts'
import { recordRoutes } from './modules/records/routes.ts'
import { createRecordService } from './modules/records/service.ts'
import { unpackTrack } from './modules/records/track.ts'
import { createTripContextService } from './modules/records/trip-context.ts'
import type { Database } from './db/client.ts'
import type { Implementation } from './http/implementation.ts'
import type { Doorkeeper } from './platform/caller.ts'
import type { Passwords } from './platform/passwords.ts'
import type { SignInProvider } from './platform/sign-in-provider.ts'

export interface AccountParts {
  readonly database: Pick<Database, 'db'>
  readonly now: () => Date
  readonly passwords: Passwords
  /** Null where none is configured. */
  readonly signInProvider: SignInProvider | null
}

interface Wired {
  readonly implementations: readonly Implementation[]
  readonly doorkeeper: Omit<Doorkeeper, 'byAlertPass'>
  /** What is done once a day, so that nothing is kept longer than it is good for. */
  readonly tidy: () => Promise<void>
}

const DAY_MS = 86_400_000

/** Accounts, sessions and what riders keep. */
export const wireAccounts = ({ database: { db }, now, passwords, signInProvider }: AccountParts): Wired => {
  const accounts = createAccountRepository(db)
  const signed = createSignedTokens(createSigningKeys(createSigningKeyRepository(db), now), now)
  const sessions = createSessionService({ sessions: createSessionRepository(db), signed, now })
  const attempts = createAttemptRepository(db)
  const slowDown = createSlowDown(attempts, now)
  const records = createRecordRepository(db)
  const recordService = createRecordService({ records, now })
  const exports = createExportService({ exports: createExportRepository(db), unpackTrack, now })
  const provider =
    signInProvider && createProviderService({ provider: signInProvider, accounts, sessions, signed, now })
  return {
    doorkeeper: sessions,
    implementations: [
      ...accountRoutes(createAccountService({ accounts, sessions, passwords, slowDown, now }), sessions.endByToken),
      ...sessionRoutes(sessions),
      ...providerRoutes(provider),
      ...recordRoutes(recordService, createTripContextService({ records, now })),
      ...exportRoutes(exports),
    ],
    tidy: async () => {
      await sessions.endUnused()
      await attempts.forgetOlderThan(new Date(now().getTime() - DAY_MS))
      await recordService.forgetOldAnswers()
    },
  }
}

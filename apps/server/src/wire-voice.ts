import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Implementation } from './http/implementation.ts'
import { createRealtimeUseRepository } from './modules/realtime/repository.ts'
import { realtimeRoutes } from './modules/realtime/routes.ts'
import { createRealtimeService } from './modules/realtime/service.ts'
import type { RealtimeSource } from './platform/realtime/realtime-source.ts'

/** What voice is made with. */
export interface VoiceParts {
  /** Null where no realtime voice service is set up. */
  readonly realtime: RealtimeSource | null
  /** Where the speech model lies for those who want voice with no network. */
  readonly voiceFolder: string
}

interface Around {
  readonly db: Db
  readonly config: Pick<Config, 'REALTIME_SESSIONS_PER_DAY'>
  readonly now: () => Date
}

/** Keys for the realtime voice service. */
export const wireVoice = ({ realtime, db, config, now }: VoiceParts & Around): readonly Implementation[] =>
  realtimeRoutes(
    createRealtimeService({
      source: realtime,
      uses: createRealtimeUseRepository(db),
      sessionsPerDay: config.REALTIME_SESSIONS_PER_DAY,
      now,
    }),
  )

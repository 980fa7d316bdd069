import type { Health } from '@bluffline/contract'
import type { CurrentCatalogue } from '../../platform/catalogue-version.ts'
import { describeIntegrations, type Integration } from '../../platform/integrations.ts'
import type { Lifecycle, Phase } from '../../platform/lifecycle.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import type { HealthRepository } from './repository.ts'

export interface HealthServiceDeps {
  readonly health: HealthRepository
  readonly catalogue: CurrentCatalogue
  readonly lifecycle: Lifecycle
  readonly integrations: readonly Integration[]
  readonly version: string
}

export interface HealthService {
  readonly report: () => Promise<Health>
  readonly ready: () => Promise<Result<{ status: 'ready' }, 'not_ready'>>
}

const WHY_NOT: Readonly<Record<Phase, string>> = {
  starting: 'The server is starting.',
  stopping: 'The server is stopping.',
  ready: 'The database does not answer.',
}

export const createHealthService = (deps: HealthServiceDeps): HealthService => {
  const statusOf = (ok: boolean): Health['status'] => {
    const phase = deps.lifecycle.phase()
    if (phase !== 'ready') return phase
    return ok ? 'ok' : 'failing'
  }
  // While starting the database is busy with itself, and a question would wait for it.
  const ping = () => (deps.lifecycle.phase() === 'starting' ? Promise.resolve(false) : deps.health.ping())
  return {
    report: async () => {
      const ok = await ping()
      return {
        status: statusOf(ok),
        version: deps.version,
        database: { engine: deps.health.engine, ok },
        catalog: deps.catalogue.current()?.counts ?? {},
        integrations: describeIntegrations(deps.integrations),
      }
    },
    ready: async () => {
      const isReady = deps.lifecycle.phase() === 'ready' && (await ping())
      return isReady ? success({ status: 'ready' }) : failure('not_ready', WHY_NOT[deps.lifecycle.phase()])
    },
  }
}

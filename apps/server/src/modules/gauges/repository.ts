import type { Waterway } from '@bluffline/contract'
import { gaugeIdOf } from '@bluffline/contract'
import type { Db } from '../../db/client.ts'

/** A gauge of the catalogue, by the names the services know it. */
export interface CatalogueGauge {
  readonly id: string
  readonly usgsSite: string | null
  readonly nwsLid: string | null
}

export interface GaugeRepository {
  /** Every gauge once, in the order of their ids. */
  readonly gauges: () => Promise<readonly CatalogueGauge[]>
}

export const createGaugeRepository = (db: Db): GaugeRepository => ({
  gauges: async () => {
    const rows = await db.selectFrom('place').select('record').where('noun', '=', 'waterways').execute()
    const byId = new Map<string, CatalogueGauge>()
    for (const { usgsSite, nwsLid } of rows.flatMap(({ record }) => (JSON.parse(record) as Waterway).gauges)) {
      const id = gaugeIdOf({ usgsSite, nwsLid })
      if (id !== null) byId.set(id, { id, usgsSite, nwsLid })
    }
    return [...byId.values()].toSorted((a, b) => a.id.localeCompare(b.id))
  },
})

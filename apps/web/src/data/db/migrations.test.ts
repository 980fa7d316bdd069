import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createDatabase } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

describe('the database on the device', () => {
  it('numbers its versions 1, 2, 3 …', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_migration, at) => at + 1))
  })

  it.each(MIGRATIONS.map(({ version }) => version))(
    'opens what version %i left, and saved trails are still there',
    async (version) => {
      const name = `from-${version}`
      const old = createDatabase(name, MIGRATIONS.slice(0, version))
      await old.savedTrails.put({ trailId: 'brock-creek', savedAtMs: 1 })
      old.close()
      const now = createDatabase(name)
      expect(await now.savedTrails.toArray()).toMatchObject([{ trailId: 'brock-creek', savedAtMs: 1 }])
      expect(now.tables.map(({ name: table }) => table)).toContain('mapTiles')
      now.close()
    },
  )
})

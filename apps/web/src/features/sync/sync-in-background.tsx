import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { migrateLegacy } from '../../data/db/migrate-legacy.ts'
import { openDatabase } from '../../data/db/open-database.ts'
import { watchMemory } from '../../data/requests/clean-up.ts'
import { syncDriverOf } from '../../data/sync/sync-of.ts'
import { tripContextOf } from '../../data/trip-context/trip-context-of.ts'
import { usePorts } from '../../platform/ports.ts'

/** Sends what waits and reads what is new, whatever page is open. */
export function Work() {
  const ports = usePorts()
  const queries = useQueryClient()
  useEffect(() => syncDriverOf(ports).start(), [ports])
  useEffect(() => {
    const context = tripContextOf(ports)
    void context.load().catch(() => undefined)
    return ports.page.watchHidden((isHidden) => {
      if (isHidden) void context.flush().catch(() => undefined)
    })
  }, [ports])
  useEffect(() => watchMemory({ page: ports.page, queries }), [ports, queries])
  useEffect(() => {
    const log = (problem: unknown) => console.warn('The old database was not taken over', problem)
    openDatabase()
      .then((database) => migrateLegacy(database, ports.storage))
      .catch(log)
  }, [ports])
  return null
}

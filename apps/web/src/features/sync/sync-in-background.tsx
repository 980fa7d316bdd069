import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { migrateLegacy } from '../../data/db/migrate-legacy.ts'
import { openDatabase } from '../../data/db/open-database.ts'
import { emergencyMarkOf } from '../../data/emergency/emergency-mark.ts'
import { emergencySettingsOf } from '../../data/emergency/emergency-settings.ts'
import { watchMemory } from '../../data/requests/clean-up.ts'
import { syncDriverOf } from '../../data/sync/sync-of.ts'
import { tripContextOf } from '../../data/trip-context/trip-context-of.ts'
import { usePorts } from '../../platform/ports.ts'

/** Sends what waits and reads what is new, whatever page is open. */
export function Work() {
  const ports = usePorts()
  const queries = useQueryClient()
  const mark = emergencyMarkOf(ports)
  const isAlarm = useSyncExternalStore(mark.watch, mark.read) !== 'none'
  useEffect(() => {
    // An open alert has the line and the battery to itself.
    if (isAlarm && emergencySettingsOf(ports.storage).read().disableNonEssentialFeatures) return
    return syncDriverOf(ports).start()
  }, [ports, isAlarm])
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

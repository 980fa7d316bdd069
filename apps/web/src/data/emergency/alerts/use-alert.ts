import type { AlertKind } from '@bluffline/core'
import { useCallback, useSyncExternalStore } from 'react'
import { usePorts, type Ports } from '../../../platform/ports.ts'
import { emergencySettingsOf } from '../emergency-settings.ts'
import { alertEngineOf, alertWords } from './alert-engine-of.ts'
import type { AlertEngine } from './alert-engine.ts'
import type { AlertView } from './alert-view.ts'

/** Begins an alert by the settings as they stand: the countdown first. */
export async function beginAlert(
  ports: Ports,
  { kind, isDrill = false }: { readonly kind: AlertKind; readonly isDrill?: boolean },
): Promise<void> {
  const { emergencyTestMode, panicButtonDelay } = emergencySettingsOf(ports.storage).read()
  const isTest = isDrill || emergencyTestMode
  const note = kind === 'fall' ? 'The phone felt a hard blow and then no movement.' : ''
  const { words, owner } = await alertWords(ports, { isDrill: isTest, note })
  await alertEngineOf(ports).start({ kind, isDrill: isTest, delayS: panicButtonDelay, words, owner })
}

export interface Alerting extends AlertView {
  readonly engine: AlertEngine
  readonly begin: (kind: AlertKind) => Promise<void>
}

/** The alert in front of the rider, as it changes. */
export function useAlert(): Alerting {
  const ports = usePorts()
  const engine = alertEngineOf(ports)
  const view = useSyncExternalStore(engine.watch, engine.read)
  const begin = useCallback((kind: AlertKind) => beginAlert(ports, { kind }), [ports])
  return { ...view, engine, begin }
}

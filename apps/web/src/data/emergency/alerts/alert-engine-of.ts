import type { Ports } from '../../../platform/ports.ts'
import { ALERTS_TAG } from '../../../platform/worker-messages.ts'
import { sessionOf } from '../../session/use-session.ts'
import { newKey } from '../../trail-reports/new-key.ts'
import { emergencyContactsOf, contactsToAlert } from '../contacts/emergency-contacts.ts'
import { readKeptFix } from '../kept-fix.ts'
import { openEmergencyDatabase, type AlertWords } from '../emergency-database.ts'
import { emergencyMarkOf } from '../emergency-mark.ts'
import { emergencySettingsOf } from '../emergency-settings.ts'
import { isEmptyCard, MEDICAL_FIELDS, MEDICAL_WORDS, medicalCardOf, type MedicalCard } from '../medical-card.ts'
import { AlertEngine } from './alert-engine.ts'
import { sendAlerts } from './send-alerts.ts'

const known = new WeakMap<Ports['http'], AlertEngine>()

/** Background Sync wakes the app when the network is back, in the browsers that have it. */
interface Waker {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

function askToBeWoken(): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!worker?.controller) return
  void worker.ready.then((ready) => (ready as Waker).sync?.register(ALERTS_TAG)).catch(() => undefined)
}

const userIdOf = (ports: Ports): string | null => {
  const state = sessionOf(ports).read()
  return state.status === 'signedIn' ? state.user.id : null
}

/** The one engine of this page. */
export function alertEngineOf(ports: Ports): AlertEngine {
  const made = known.get(ports.http) ?? makeEngine(ports)
  known.set(ports.http, made)
  return made
}

function makeEngine(ports: Ports): AlertEngine {
  const { http, clock, battery, network, page, geolocation, locks } = ports
  const database = openEmergencyDatabase()
  const settings = emergencySettingsOf(ports.storage).read
  let hasFailed = false
  const send = async () => {
    const problem = await locks.run('alerts', () =>
      sendAlerts({
        http,
        database,
        now: clock.now,
        userId: () => userIdOf(ports),
        batteryLevel: () => battery.read().level,
        sparesSignal: () => settings().lowSignalOptimization && hasFailed,
      }),
    )
    hasFailed = problem !== null
    return problem
  }
  return new AlertEngine({
    clock,
    network,
    page,
    battery,
    geolocation,
    database,
    settings,
    send,
    later: (run, delayMs) => {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
    newId: newKey,
    mark: emergencyMarkOf(ports).set,
    lastFix: () => (settings().emergencyDataCaching ? readKeptFix(ports.storage) : null),
    askToBeWoken,
  })
}

const linesOf = (card: MedicalCard): AlertWords['medical'] =>
  card.goesWithAlerts && !isEmptyCard(card)
    ? MEDICAL_FIELDS.filter((field) => card[field].trim() !== '').map((field) => ({
        label: MEDICAL_WORDS[field],
        text: card[field].trim(),
      }))
    : null

/** Said where a name was left out or is not known. */
const NOBODY = 'A Bluffline rider'

/** As on the medical card, else as the account is called. */
function nameOf(ports: Ports, card: MedicalCard): string {
  const session = sessionOf(ports).read()
  return card.name.trim() || (session.status === 'signedIn' ? session.user.username : NOBODY)
}

/** What an alert begun now says, by the settings as they stand. */
export async function alertWords(ports: Ports, { isDrill, note }: { isDrill: boolean; note: string }) {
  const settings = emergencySettingsOf(ports.storage).read()
  const card = medicalCardOf(ports.storage).read()
  const pass = await openEmergencyDatabase()
    .kept.get('pass')
    .catch(() => undefined)
  const contacts = emergencyContactsOf(ports.storage).read().contacts
  const chosen = contactsToAlert(contacts, settings).map(({ id }) => id)
  const words: AlertWords = {
    riderName: settings.anonymizeEmergencyData ? NOBODY : nameOf(ports, card),
    note,
    medical: settings.anonymizeEmergencyData ? null : linesOf(card),
    contactIds: isDrill || settings.shareLocationWithAllContacts ? null : chosen,
    precision: settings.shareLocationPrecision,
    retentionDays: settings.emergencyDataRetention,
  }
  return { words, owner: userIdOf(ports) ?? pass?.userId ?? null }
}

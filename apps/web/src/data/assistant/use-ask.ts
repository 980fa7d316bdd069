import type { Guide } from '@bluffline/contract'
import { detectIntent, isCallForHelp, type IntentResult, type Position } from '@bluffline/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { GeolocationPort } from '../../platform/geolocation.ts'
import { usePorts } from '../../platform/ports.ts'
import { emergencySettingsOf } from '../emergency/emergency-settings.ts'
import { fetchUrgentGuides, readGuide } from '../field-guide/field-guide.ts'
import { useToday } from '../today/use-today.ts'
import { readGauges } from '../water/read-gauges.ts'
import { useMyVehicle } from '../vehicle/use-my-vehicle.ts'
import type { Answer } from './answer.ts'
import { answerTo } from './answer-to.ts'
import { readIntentModel } from './intent-model.ts'
import { namesOf, type Known } from './known.ts'
import { readLists } from './read-lists.ts'

const FIX_AGE_MS = 5 * 60_000
const FIX_WAIT_MS = 4000

/** Where the rider is, where the browser has already been allowed to say: asking raises no question. */
async function positionNow(geolocation: GeolocationPort, mayAsk: boolean): Promise<Position | null> {
  if (!mayAsk && (await geolocation.permission()) !== 'granted') return null
  const found = await geolocation.current({ maxAgeMs: FIX_AGE_MS, timeoutMs: FIX_WAIT_MS })
  return 'fix' in found ? { lng: found.fix.lng, lat: found.fix.lat } : null
}

/** What was said, what was understood, and what comes of it. */
export interface Turn {
  readonly said: string
  readonly result: IntentResult
  readonly answer: Answer
  readonly guide: Guide | null
}

/** What a rider rides where the profile has not said it yet. */
const DEFAULT_VEHICLE = 'side-by-side'

/** Asks the assistant: everything is decided on this device. `mayAskPosition`: the rider agreed to be asked where they are. */
export function useAsk(): (said: string, mayAskPosition?: boolean) => Promise<Turn> {
  const ports = usePorts()
  const client = useQueryClient()
  const today = useToday()
  const { vehicle, isChosen } = useMyVehicle()
  useEffect(() => {
    void readLists({ client, ports })
    void readIntentModel()
    fetchUrgentGuides().catch(() => undefined)
  }, [client, ports])
  return useCallback(
    async (said, mayAskPosition = false) => {
      const [lists, position, model, readings] = await Promise.all([
        readLists({ client, ports }),
        positionNow(ports.geolocation, mayAskPosition),
        readIntentModel(),
        readGauges(ports),
      ])
      const isOnline = ports.network.isOnline()
      const known: Known = {
        ...lists,
        mine: { vehicle, isChosen },
        today,
        position,
        isOnline,
        readings,
        now: ports.clock.now(),
      }
      const { voiceActivationEnabled, emergencyVoiceTriggers } = emergencySettingsOf(ports.storage).read()
      // A word the rider chose to call for help with is that, whatever else it means.
      const isCall = voiceActivationEnabled && isCallForHelp(said, emergencyVoiceTriggers)
      const result = detectIntent(isCall ? 'emergency' : said, {
        userLocation: position,
        vehicleType: isChosen ? vehicle.use : DEFAULT_VEHICLE,
        isOffline: !isOnline,
        emergencyMode: false,
        places: namesOf(lists),
        today,
        ...(model && { model }),
      })
      const answer = answerTo(result, known, said)
      const page = answer.guideId === null ? null : await readGuide(answer.guideId).catch(() => null)
      return { said, result, answer, guide: page?.guide ?? null }
    },
    [client, ports, today, vehicle, isChosen],
  )
}

import { getGauge } from '@bluffline/contract'
import { CALM_WATER, lookAtGauge, type RiseState } from '@bluffline/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../../data/session/use-session.ts'
import { useMyWaterWatches, useWaterAlerts, type MyWaterWatch } from '../../../data/water/use-water-watches.ts'
import { usePorts, type Ports } from '../../../platform/ports.ts'
import { useToast } from '../../../ui/toast.tsx'
import { riseTitle, riseWords, type ToldRise } from './watch-words.ts'

const LOOK_MS = 5 * 60_000

function useTell(): (rise: ToldRise) => void {
  const { show } = useToast()
  const navigate = useNavigate()
  return (rise) =>
    show({
      title: riseTitle(rise),
      description: riseWords(rise),
      tone: 'danger',
      action: { label: 'Look', run: () => void navigate('/water-safety-alerts') },
    })
}

/** What the server saw, for whoever is signed in. Each rise is told once. */
function FromServer() {
  const { alerts } = useWaterAlerts()
  const tell = useTell()
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const alert of alerts) {
      if (alert.seenAt !== null || told.current.has(alert.id)) continue
      told.current.add(alert.id)
      tell(alert)
    }
  })
  return null
}

/** Looks at the watched gauges itself, as long as the app is open. */
async function look(watches: readonly MyWaterWatch[], states: Map<string, RiseState>, { http, clock }: Ports) {
  const rises: ToldRise[] = []
  for (const watch of watches) {
    const detail = await http.call(getGauge, { params: { id: watch.gaugeId } }).catch(() => null)
    if (detail === null) continue
    const stage = detail.stageSeries.map(([s, value]) => ({ atMs: s * 1000, value }))
    const step = lookAtGauge(states.get(watch.id) ?? CALM_WATER, watch, { stage, nowMs: clock.now() })
    states.set(watch.id, step.state)
    if (step.alarm) rises.push({ ...step.alarm, place: watch.place })
  }
  return rises
}

function FromDevice({ watches }: { readonly watches: readonly MyWaterWatch[] }) {
  const ports = usePorts()
  const tell = useTell()
  const latest = useRef(tell)
  useEffect(() => void (latest.current = tell))
  const states = useRef(new Map<string, RiseState>())
  useEffect(() => {
    const run = () =>
      void look(watches, states.current, ports).then((rises) => rises.forEach((rise) => latest.current(rise)))
    run()
    const timer = setInterval(run, LOOK_MS)
    return () => clearInterval(timer)
  }, [watches, ports])
  return null
}

/** Tells of rising water that the rider watches, on whatever page they are. */
export function Work() {
  const { status } = useSession()
  const { watches } = useMyWaterWatches()
  if (watches === undefined || watches.length === 0) return null
  return status === 'signedIn' ? <FromServer /> : <FromDevice watches={watches} />
}

import { listGauges, type GaugeReading } from '@bluffline/contract'
import type { Ports } from '../../platform/ports.ts'
import { readKeptAnswer } from '../outside/kept-answers.ts'

/** So long an answer waits for the server; what this device knew last stands in. */
const PATIENCE_MS = 1500

type Asking = Pick<Ports, 'http' | 'network'>

async function fromServer({ http, network }: Asking): Promise<readonly GaugeReading[]> {
  if (!network.isOnline()) return []
  const answer = await http.call(listGauges, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
  return answer?.readings ?? []
}

/** The last reading of every gauge, by its id, as far as it is to be had now. */
export async function readGauges(ports: Asking): Promise<ReadonlyMap<string, GaugeReading>> {
  const [kept, fresh] = await Promise.all([readKeptAnswer(listGauges.path, listGauges.output), fromServer(ports)])
  const byId = new Map<string, GaugeReading>()
  // A server that was started anew says nothing yet: what the device knew stands.
  for (const reading of [...(kept?.value.readings ?? []), ...fresh]) {
    if (reading.stage ?? reading.flow) byId.set(reading.id, reading)
  }
  return byId
}

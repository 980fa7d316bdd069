import { unsubscribePush } from '@bluffline/contract'
import type { Ports } from '../../platform/ports.ts'

/** This browser is told of nothing more: first at the push service, which alone is enough, then at the server as well as that can be done. */
export async function endPush({ push, http }: Pick<Ports, 'push' | 'http'>, signal?: AbortSignal): Promise<void> {
  if (!push.isSupported()) return
  const address = await push.current()
  if (address === null) return
  await push.end()
  await http
    .call(unsubscribePush, { body: { endpoint: address.endpoint }, ...(signal && { signal }) })
    .catch(() => undefined)
}

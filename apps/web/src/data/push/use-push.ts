import { getPushKey, subscribePush } from '@bluffline/contract'
import { useCallback, useEffect, useState } from 'react'
import type { PushProblem } from '../../platform/push.ts'
import { usePorts } from '../../platform/ports.ts'
import { endPush } from './end-push.ts'

export type PushState = 'asking' | 'off' | 'on'

/** Whether this browser is told by notifications, and how to change it. `turnOn` answers what went wrong, or null. */
export function usePush() {
  const ports = usePorts()
  const { push, http } = ports
  const [state, setState] = useState<PushState>('asking')
  useEffect(() => {
    let isLeft = false
    push.current().then(
      (address) => isLeft || setState(address ? 'on' : 'off'),
      () => isLeft || setState('off'),
    )
    return () => {
      isLeft = true
    }
  }, [push])
  const turnOn = useCallback(async (): Promise<PushProblem | null> => {
    const { publicKey } = await http.call(getPushKey, {})
    const begun = await push.begin(publicKey)
    if ('problem' in begun) return begun.problem
    try {
      await http.call(subscribePush, { body: begun.address })
    } catch (error) {
      // Else the browser would say it is on, and nobody would ever write.
      await push.end()
      throw error
    }
    setState('on')
    return null
  }, [http, push])
  const turnOff = useCallback(async () => {
    await endPush(ports)
    setState('off')
  }, [ports])
  return { isSupported: push.isSupported(), state, turnOn, turnOff }
}

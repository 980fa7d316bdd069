import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePorts } from '../../platform/ports.ts'
import { useToast } from '../../ui/toast.tsx'

/** Its code comes when it is needed: the header, which offers it, is on every page. */
const load = () => Promise.all([import('./sign-in.ts'), import('../sync/account.ts'), import('../sync/sync-of.ts')])

export interface LogOut {
  /** Changes that would be lost; null while nothing is asked. */
  readonly asking: number | null
  readonly isBusy: boolean
  /** Logs out, or asks first where changes wait. */
  readonly begin: () => void
  readonly confirm: () => void
  readonly cancel: () => void
}

export function useLogOut(): LogOut {
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { show } = useToast()
  const [asking, setAsking] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)

  const leave = useCallback(async () => {
    setBusy(true)
    const [{ signOut }] = await load()
    await signOut(ports, queries).finally(() => setBusy(false))
    setAsking(null)
    show({ title: 'Logged Out', description: 'You have been successfully logged out' })
    if (pathname === '/profile') await navigate('/')
  }, [ports, queries, show, pathname, navigate])
  const fail = (problem: unknown) => {
    ports.errors.record(problem)
    show({ title: 'Not logged out', description: 'Something went wrong. Please try again.', tone: 'danger' })
  }
  const begin = async () => {
    const [, { countWaiting }, { syncPartsOf }] = await load()
    const parts = await syncPartsOf(ports)
    const count = await countWaiting(parts.database).catch(() => 0)
    if (count > 0) setAsking(count)
    else await leave()
  }
  return {
    asking,
    isBusy,
    begin: () => void begin().catch(fail),
    confirm: () => void leave().catch(fail),
    cancel: () => setAsking(null),
  }
}

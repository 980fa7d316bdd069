import { useEffect, useEffectEvent } from 'react'
import { LogOutDialog } from '../../../data/session/log-out-dialog.tsx'
import { useLogOut } from '../../../data/session/use-log-out.ts'

/** Logs out as soon as it stands, and asks first where changes would be lost. */
export function LogOut() {
  const logOut = useLogOut()
  const begin = useEffectEvent(logOut.begin)
  useEffect(() => begin(), [])
  return <LogOutDialog {...logOut} />
}

import { useEffect, useState, type ReactNode } from 'react'
import { LOCATE_WORDS } from './locate-words.ts'
import type { LocationPermission } from '../../platform/geolocation.ts'
import { usePorts } from '../../platform/ports.ts'
import { Icon } from '../../ui/icon.tsx'

/** What the browser says of location before anybody asked; undefined until it has answered. */
function usePermission(): LocationPermission | undefined {
  const { geolocation } = usePorts()
  const [permission, setPermission] = useState<LocationPermission>()
  useEffect(() => {
    let isCurrent = true
    const ask = () => void geolocation.permission().then((next) => isCurrent && setPermission(next))
    ask()
    // Back from the settings of the browser, the answer may be another.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', ask)
    }
  }, [geolocation])
  return permission
}

/** Before the start: whether the phone will give its position, and what to do where it will not. `children`: what happens when it is asked. */
export function LocationNote({ children }: { readonly children: ReactNode }) {
  const permission = usePermission()
  if (permission === undefined || permission === 'granted') return null
  if (permission === 'prompt') {
    return (
      <p className="flex gap-2 text-small text-ink-muted">
        <Icon name="locate" className="mt-0.5 shrink-0" />
        {children}
      </p>
    )
  }
  const { title, advice } = LOCATE_WORDS[permission]
  return (
    <div role="alert" className="rounded-md border border-danger bg-surface p-4">
      <p className="flex items-center gap-2 font-[650] text-danger">
        <Icon name="alert" />
        {title}
      </p>
      <p className="mt-1 text-small">{advice}</p>
    </div>
  )
}

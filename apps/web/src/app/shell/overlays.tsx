import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { loadMenus } from './menus.ts'
import type { Overlay } from './shell-actions.ts'

/** The first page comes first: its data, its pictures. */
const FETCH_AFTER_MS = 3000

const loadPalette = () => import('../palette/palette.tsx')

interface OverlayProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Stands for what did not come: says so, instead of a button that does nothing. */
function Missing({ open, onClose }: OverlayProps) {
  const { show } = useToast()
  const tell = useEffectEvent(() => {
    show({ title: 'Not on your device yet', description: 'Load the page again where you have signal.' })
    onClose()
  })
  useEffect(() => {
    if (open) tell()
  }, [open])
  return null
}

const orMissing = (load: () => Promise<ComponentType<OverlayProps>>) =>
  lazy(async () => ({ default: await load().catch(() => Missing) }))

const Palette = orMissing(async () => (await loadPalette()).Palette)
const MoreSheet = orMissing(async () => (await loadMenus()).MoreSheet)
const ProfileSheet = orMissing(async () => (await loadMenus()).ProfileSheet)
const LogOut = lazy(async () => ({ default: (await loadMenus()).LogOut }))

interface Props {
  readonly overlay: Overlay | null
  /** How often logging out was asked for. */
  readonly logOuts: number
  readonly onClose: () => void
}

/** Once drawn, a part stays, so that it can close as it opened. */
function useOnce(isWanted: boolean): boolean {
  const [was, setWas] = useState(isWanted)
  if (isWanted && !was) setWas(true)
  return was || isWanted
}

/** What opens over the page. Its code comes a while after the first page, and at once when it is asked for. */
export function Overlays({ overlay, logOuts, onClose }: Props) {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all([loadMenus(), loadPalette()]).catch(() => undefined)
    }, FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const [palette, more, profile] = [
    useOnce(overlay === 'palette'),
    useOnce(overlay === 'more'),
    useOnce(overlay === 'profile'),
  ]
  return (
    <ErrorBoundary resetKey={overlay ?? 'none'} quiet>
      <Suspense>
        {palette && <Palette open={overlay === 'palette'} onClose={onClose} />}
        {more && <MoreSheet open={overlay === 'more'} onClose={onClose} />}
        {profile && <ProfileSheet open={overlay === 'profile'} onClose={onClose} />}
        {logOuts > 0 && <LogOut key={logOuts} />}
      </Suspense>
    </ErrorBoundary>
  )
}

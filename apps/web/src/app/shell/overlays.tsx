import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../data/db/when-idle.ts'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { loadMenus } from './menus.ts'
import type { Overlay } from './shell-actions.ts'

const loadPalette = () => import('../palette/palette.tsx')

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))
const MoreSheet = lazy(async () => ({ default: (await loadMenus()).MoreSheet }))
const ProfileSheet = lazy(async () => ({ default: (await loadMenus()).ProfileSheet }))
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

/** What opens over the page. Its code comes after the first list, and at once when it is asked for. */
export function Overlays({ overlay, logOuts, onClose }: Props) {
  useEffect(() => {
    void whenIdle()
      .then(() => Promise.all([loadMenus(), loadPalette()]))
      .catch(() => undefined)
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

import { useMemo, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import type { Feature } from '../../kit/feature.ts'
import { FeaturesContext, RoleContext } from '../../kit/features-context.ts'
import { JourneyContext, type Journey } from './arrival.tsx'
import { BackgroundWork } from './background-work.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { FooterPlace } from './footer-place.ts'
import { Overlays } from './overlays.tsx'
import { ShellActionsContext, type Overlay, type ShellActions } from './shell-actions.ts'
import { TopBar } from './top-bar.tsx'
import { usePaletteKey } from './use-palette-key.ts'
import { useSessionOfDevice, WhoContext } from './who.ts'

function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-(--z-skip) inline-flex min-h-touch -translate-y-20 items-center rounded-md bg-accent px-4 font-[650] text-accent-ink focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      Skip to content
    </a>
  )
}

/** Bars, the way past them, the voice of the page, what lies over it, and the page. */
export function Shell({ features }: { readonly features: readonly Feature[] }) {
  const voice = useRef<HTMLParagraphElement>(null)
  const journey = useRef<Journey>({
    last: null,
    announce: (text) => {
      if (voice.current) voice.current.textContent = text
    },
  })
  const who = useSessionOfDevice()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const [logOuts, setLogOuts] = useState(0)
  const actions = useMemo<ShellActions>(
    () => ({ open: setOverlay, close: () => setOverlay(null), logOut: () => setLogOuts((count) => count + 1) }),
    [],
  )
  usePaletteKey(setOverlay)
  return (
    <FeaturesContext value={features}>
      <RoleContext value={who.status === 'in' ? who.role : 'guest'}>
        <WhoContext value={who}>
          <ShellActionsContext value={actions}>
            <JourneyContext value={journey}>
              <SkipLink />
              <TopBar />
              <main id="main" tabIndex={-1} className="min-h-stage overflow-x-clip pb-shell-bottom">
                <FooterPlace value={foot}>
                  <Outlet />
                </FooterPlace>
              </main>
              <div ref={setFoot} />
              <BottomBar />
              <Overlays overlay={overlay} logOuts={logOuts} onClose={actions.close} />
              <BackgroundWork />
              <p ref={voice} role="status" aria-live="polite" className="sr-only" />
            </JourneyContext>
          </ShellActionsContext>
        </WhoContext>
      </RoleContext>
    </FeaturesContext>
  )
}

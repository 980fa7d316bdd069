import { useRef } from 'react'
import { Outlet } from 'react-router'
import type { Feature } from '../../kit/feature.ts'
import { JourneyContext, type Journey } from './arrival.tsx'
import { BackgroundWork } from './background-work.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { FeaturesContext } from './features-context.ts'
import { TopBar } from './top-bar.tsx'

/** Bars, the way past them, the voice of the page, and the page. */
export function Shell({ features }: { readonly features: readonly Feature[] }) {
  const voice = useRef<HTMLParagraphElement>(null)
  const journey = useRef<Journey>({
    last: null,
    announce: (text) => {
      if (voice.current) voice.current.textContent = text
    },
  })
  return (
    <FeaturesContext value={features}>
      <JourneyContext value={journey}>
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
        <TopBar />
        <main id="main" tabIndex={-1} className="min-h-stage overflow-x-clip pb-shell-bottom">
          <Outlet />
        </main>
        <BottomBar />
        <BackgroundWork />
        <p ref={voice} role="status" aria-live="polite" className="sr-only" />
      </JourneyContext>
    </FeaturesContext>
  )
}

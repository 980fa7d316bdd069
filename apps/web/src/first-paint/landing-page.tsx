import { GateChecking } from '../features/landing/gate/gate-card.tsx'
import { GateBody } from '../features/landing/gate/gate-view.tsx'
import { Hero } from '../features/landing/hero/hero.tsx'
import type { LandingFacts } from '../features/landing/landing-facts.ts'
import { LandingBody } from '../features/landing/landing-body.tsx'

const GATE_ONLY = 'hidden in-data-gate:block'
const LANDING_ONLY = 'in-data-gate:hidden'

/** The front page, and the gate over it for those whom `public/gate.js` does not know. Without a script everybody reads the page. */
export function LandingPage({ facts }: { readonly facts: LandingFacts }) {
  return (
    <div className="w-full px-gutter py-5 md:py-8">
      <Hero
        counts={facts.counts}
        season={null}
        aside={
          <div className={GATE_ONLY}>
            <GateChecking />
          </div>
        }
      />
      <div className={GATE_ONLY}>
        <GateBody counts={facts.counts} install={null} />
      </div>
      <div className={LANDING_ONLY}>
        <div data-landing-body>
          <LandingBody facts={facts} seasonNews={<div data-season-news />} />
        </div>
      </div>
    </div>
  )
}

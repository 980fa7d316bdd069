import type { LandingFacts } from './landing-facts.ts'
import { Section } from './section.tsx'
import { Link } from '../../ui/link.tsx'

const LINK = 'font-[600] text-accent-text underline underline-offset-4'

/** What the app is, in plain words, for people and for search engines. */
export function AboutSection({ facts }: { readonly facts: LandingFacts }) {
  const { counts, hikingTrails, bikeTrails } = facts
  return (
    <Section title="Made for the Ozarks and the Ouachitas">
      <div className="mt-3 grid gap-4 text-ink-muted md:grid-cols-2 md:gap-8">
        <p>
          Bluffline knows {counts.trails} Arkansas trails and trail segments in the forests, parks and bottoms of the
          state. {counts.verifiedTrails} are verified: a land manager or another source names them, and their point lies
          in the county they are listed under. {counts.utvTrails} are open to UTVs and side-by-sides, {hikingTrails} to
          hikers and {bikeTrails} to mountain bikes. {Math.round(counts.mappedMiles)} miles are drawn on the map line by
          line.
        </p>
        <p>
          Everything here is free and works with no signal after the first visit: the finder, the map, navigation and
          the recording of your ride. Every fact carries its source and its date. Where sources differ both are shown,
          and what nobody has said is “Unknown”. Reports from riders make it better with use.
        </p>
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small">
        <Link to="/privacy-policy" className={LINK}>
          Privacy Policy
        </Link>
        <Link to="/terms-of-service" className={LINK}>
          Terms of Service
        </Link>
      </p>
    </Section>
  )
}

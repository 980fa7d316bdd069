import type { ReactNode } from 'react'
import { AboutSection } from './about-section.tsx'
import { CampgroundSection } from './campground-section.tsx'
import { CategoryGrid } from './cards/category-grid.tsx'
import { FeatureCards } from './cards/feature-cards.tsx'
import { DonationBanner } from './donation-banner.tsx'
import { FindBox } from './find-box.tsx'
import type { LandingFacts } from './landing-facts.ts'
import { PlaceCard } from './places/place-card.tsx'
import { Section } from './section.tsx'
import { DuckSection } from './season/duck-section.tsx'

interface Props {
  readonly facts: LandingFacts
  /** How the season stands today: the document the server sends knows no day. */
  readonly seasonNews: ReactNode
}

/** Everything below the headline. Nothing in it needs a script: links, a form and what folds. */
export function LandingBody({ facts, seasonNews }: Props) {
  return (
    <>
      <FindBox />
      <Section title="What do you want to do?">
        <CategoryGrid facts={facts} />
      </Section>
      <Section
        title="Top Arkansas ATV & UTV Trail Locations"
        lead="What is known of each, and how well. Ask the manager before a long drive."
      >
        <ul className="mt-5 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
          {facts.places.map((place) => (
            <PlaceCard key={place.key} place={place} />
          ))}
        </ul>
      </Section>
      <DuckSection season={facts.duckSeason} news={seasonNews} />
      <CampgroundSection counts={facts.counts} />
      <Section title="Straight to it">
        <FeatureCards facts={facts} />
      </Section>
      <DonationBanner counts={facts.counts} />
      <AboutSection facts={facts} />
    </>
  )
}

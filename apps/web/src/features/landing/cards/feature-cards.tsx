import type { FeatureIcon } from '../../../kit/icon-name.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useHasPage } from '../has-page.ts'
import type { LandingFacts } from '../landing-facts.ts'

interface FeatureCard {
  readonly title: string
  readonly href: string
  readonly badge?: string
  readonly icon: FeatureIcon
}

export const featureCards = ({ counts, duckSeason: { season } }: LandingFacts): readonly FeatureCard[] => [
  { title: 'Trail Riding', href: '/map', badge: `${counts.verifiedTrails} Trails`, icon: 'trail' },
  { title: `Duck Hunting ${season}`, href: '/duck-hunting', badge: `${counts.wmas} WMAs`, icon: 'water' },
  { title: 'Safety & Emergency', href: '/safety', badge: 'Live SMS', icon: 'info' },
  { title: 'Hunting & Fishing', href: '/hunting', badge: season, icon: 'park' },
  { title: 'Skills Training', href: '/arkansas-skills', icon: 'star' },
  { title: 'Arkansas Scouting Guide', href: '/scouting-guide', icon: 'compass' },
]

/** The short way to what the app does best; a card comes with its page. */
export function FeatureCards({ facts }: { readonly facts: LandingFacts }) {
  const exists = useHasPage()
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {featureCards(facts)
        .filter(({ href }) => exists(href))
        .map(({ title, href, badge, icon }) => (
          <li key={title}>
            <Link
              to={href}
              className="flex min-h-touch-emergency items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 shadow-card transition-[border-color,background-color] motion-fast hover:border-accent-text hover:bg-surface-raised"
            >
              <Icon name={icon} sizePx={24} className="shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1 font-[650]">{title}</span>
              {badge !== undefined && <Badge tone="accent">{badge}</Badge>}
            </Link>
          </li>
        ))}
    </ul>
  )
}

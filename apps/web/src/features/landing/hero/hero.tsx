import type { CatalogCounts } from '@bluffline/contract'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useHasPage } from '../has-page.ts'
import { Scene } from './scene.tsx'

interface Props {
  readonly counts: CatalogCounts
  /** How the season stands today; the document the server sends knows no day. */
  readonly season: ReactNode
  /** Beside the words, below them on a phone. */
  readonly aside?: ReactNode
}

/** What the page is: drawing, tagline, the counted numbers, and the two ways in. */
export function Hero({ counts, season, aside }: Props) {
  const exists = useHasPage()
  const hasSafety = exists('/safety') || exists('/emergency')
  return (
    <header className="relative isolate -mx-gutter -mt-5 overflow-hidden md:-mt-8">
      <div className="mx-auto grid max-w-[calc(72rem+2*var(--page-gutter))] px-gutter pt-5 md:pt-12 lg:min-h-[38rem] lg:grid-cols-[1fr_25rem] lg:items-start lg:gap-10">
        <div>
          <p className="type-label text-accent-text">Arkansas off-road trails and outdoors</p>
          <h1 tabIndex={-1} className="mt-2 type-display">
            Trust it with your family.
          </h1>
          <p className="mt-2 max-w-xl text-lead">
            Find the trail your machine may ride today, follow it, record it. It works where your phone does not.
          </p>
          <ul className="mt-3 flex flex-wrap gap-2">
            <li>
              <Badge tone="accent" icon="check" className="bg-canvas">
                {counts.verifiedTrails} Verified Trails
              </Badge>
            </li>
            <li>
              <Badge tone="accent" icon="park" className="bg-canvas">
                {counts.wmas} WMAs
              </Badge>
            </li>
            <li>
              <Badge tone="accent" icon={hasSafety ? 'alert' : 'offline'} className="bg-canvas">
                {hasSafety ? 'AI Safety Systems' : 'Works With No Signal'}
              </Badge>
            </li>
            <li className="min-h-6">{season}</li>
          </ul>
          <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:gap-3">
            <Link to="/map" className={buttonStyle({ tone: 'primary', size: 'outdoor', className: 'max-sm:px-2' })}>
              <Icon name="map" />
              Open Trail Map
            </Link>
            <Link to="/ai-trails" className={buttonStyle({ size: 'outdoor', className: 'max-sm:px-2' })}>
              <Icon name="search" />
              AI Trail Finder
            </Link>
          </div>
        </div>
        <div className="relative -mx-gutter mt-3 h-36 sm:h-64 lg:absolute lg:inset-0 lg:-z-10 lg:m-0 lg:h-auto">
          <Scene className="absolute inset-0 size-full" />
        </div>
        {aside && <div className="relative pb-6 max-lg:-mt-4 lg:pt-2">{aside}</div>}
      </div>
    </header>
  )
}

import type { CatalogCounts } from '@bluffline/contract'
import type { ReactNode } from 'react'
import type { FeatureIcon } from '../../../kit/icon-name.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Hero } from '../hero/hero.tsx'

const highlights = ({ trails, utvTrails, mappedMiles }: CatalogCounts) =>
  [
    [
      'atv',
      'May I ride it today?',
      `An answer for each of ${trails} trails, ${utvTrails} of them for UTVs, with who says so.`,
    ],
    ['map', 'A map that is always there', `${Math.round(mappedMiles)} miles of trail on a map built into the app.`],
    [
      'record',
      'Your ride is yours',
      'Recorded on your phone, private until you share it, yours to take out as a file.',
    ],
    ['compass', 'No bars, no problem', 'After one visit everything opens with no signal.'],
  ] as const satisfies readonly (readonly [FeatureIcon, string, string])[]

interface Props {
  readonly counts: CatalogCounts
  readonly season: ReactNode
  readonly install: ReactNode
  readonly card: ReactNode
}

/** The highlights and the note below the headline. */
export function GateBody({ counts, install }: Pick<Props, 'counts' | 'install'>) {
  return (
    <div className="mx-auto mt-6 w-full max-w-6xl">
      <div className="grid gap-6 lg:grid-cols-[1fr_25rem] lg:gap-10">
        <ul className="grid gap-4 sm:grid-cols-2">
          {highlights(counts).map(([icon, title, text]) => (
            <li key={title} className="flex gap-3">
              <Icon name={icon} sizePx={24} className="mt-0.5 shrink-0 text-accent-text" />
              <div>
                <h2 className="font-[650]">{title}</h2>
                <p className="text-small text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div>{install}</div>
      </div>
      <p className="mt-8 border-t border-line pt-4 text-caption text-ink-muted">
        Built for riders of the Ozarks and the Ouachitas. Trail coordinates were double-checked against the county each
        trail is listed under, and will improve with use.
      </p>
    </div>
  )
}

/** What a first visitor meets at the front door. */
export function GateView({ counts, season, install, card }: Props) {
  return (
    <>
      <Hero counts={counts} season={season} aside={card} />
      <GateBody counts={counts} install={install} />
    </>
  )
}

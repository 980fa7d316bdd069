import type { HuntingSeasons } from '@bluffline/contract'
import { huntersOut } from '@bluffline/core'
import { HUNTING_SEASONS } from 'virtual:hunting-seasons'
import { ExternalLink } from '../../data/sources/external-link.tsx'
import { SourcesButton } from '../../data/sources/sources-button.tsx'
import { useToday } from '../../data/today/use-today.ts'
import { Badge } from '../../ui/badge.tsx'
import { Section } from '../../ui/section.tsx'

type Hunt = HuntingSeasons['entries'][number]

function Hunts({ hunts }: { readonly hunts: readonly Hunt[] }) {
  return (
    <ul className="divide-y divide-line text-small">
      {hunts.map(({ id, species, method, zone, unverified, sources, confidence }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 py-1.5">
          <span>
            {species}, {method.toLowerCase()}: {zone === null ? 'whole state' : `zones ${zone}`}
          </span>
          {unverified && <Badge tone="warn">Unverified</Badge>}
          <SourcesButton about={`${species}, ${method}`} sources={sources} confidence={confidence} />
        </li>
      ))}
    </ul>
  )
}

const WEAR = 'Wear orange, you and your dog, and keep the lights on.'

/** Who hunts in the woods today, as far as the seasons we hold tell. */
export function HuntingSection() {
  const { known, lastYear, isOver } = huntersOut(HUNTING_SEASONS.entries, useToday())
  const { season, verifyAt } = HUNTING_SEASONS
  const hunts = isOver ? lastYear : known
  const guns = hunts.some(({ withGuns }) => withGuns)
  return (
    <Section id="hunting" title="Hunters in the woods">
      <div className="space-y-2">
        {isOver && (
          <p className="text-small">
            <Badge tone="unknown">Unknown</Badge> The days of this season are not in our list: it ends with {season}.
            {hunts.length > 0
              ? ' On this day of the year in that season these hunts were open, so expect hunters:'
              : ' On this day of the year in that season none of the hunts we hold was open.'}
          </p>
        )}
        {!isOver && hunts.length === 0 && (
          <p className="text-small">
            None of the hunts we hold is open today. Small game and private land have rules of their own.
          </p>
        )}
        {hunts.length > 0 && (
          <>
            <p className="rounded-md border border-warn p-3 text-small font-[600]">
              {guns ? `Guns are ${isOver ? 'to be expected' : 'out'} in the woods. ${WEAR}` : `Bow season. ${WEAR}`}
            </p>
            <Hunts hunts={hunts} />
          </>
        )}
        <p className="text-small text-ink-muted">
          Which zone you stand in we do not know. Ask the Game and Fish Commission.
        </p>
        {verifyAt !== null && <ExternalLink href={verifyAt}>agfc.com</ExternalLink>}
      </div>
    </Section>
  )
}

import type { TrailDetail } from '@bluffline/contract'
import { formatFeet, formatGrouped, metres } from '@bluffline/core'
import { useState } from 'react'
import { Tabs } from '../../../ui/tabs.tsx'
import { UNKNOWN } from '../facts/words.ts'
import { ElevationChart } from './elevation-chart.tsx'
import { ElevationTable } from './elevation-table.tsx'
import type { ElevationProfile, ProfilePoint } from './profile.ts'

interface Props {
  readonly trail: TrailDetail
  /** Null where the line carries no elevation, or there is no line. */
  readonly profile: ElevationProfile | null
  readonly at: ProfilePoint | null
  readonly onAt: (at: ProfilePoint | null) => void
}

function Figure({ label, valueM }: { readonly label: string; readonly valueM: number }) {
  return (
    <div>
      <dt className="text-caption text-ink-muted">{label}</dt>
      <dd className="type-figure">{formatFeet(metres(valueM))}</dd>
    </div>
  )
}

function Known({ profile, at, onAt }: Omit<Props, 'trail'> & { readonly profile: ElevationProfile }) {
  const [tab, setTab] = useState<'chart' | 'table'>('chart')
  return (
    <>
      <dl className="mb-2 grid grid-cols-4 gap-2">
        <Figure label="Climb" valueM={profile.gainM} />
        <Figure label="Descent" valueM={profile.lossM} />
        <Figure label="Highest" valueM={profile.highestM} />
        <Figure label="Lowest" valueM={profile.lowestM} />
      </dl>
      {profile.coverage < 0.99 && (
        <p className="mb-2 text-caption text-ink-muted">
          Elevation is known for {Math.round(profile.coverage * 100)}% of the line; the rest is left blank.
        </p>
      )}
      <Tabs
        label="Elevation"
        value={tab}
        onValue={setTab}
        tabs={[
          { key: 'chart', label: 'Chart', content: <ElevationChart {...{ profile, at, onAt }} /> },
          { key: 'table', label: 'Table', content: <ElevationTable profile={profile} /> },
        ]}
      />
    </>
  )
}

const whyUnknown = (trail: TrailDetail): string =>
  trail.geometry === null ? 'we hold no line to measure along' : 'the line we hold carries no elevation'

/** Height along the trail where it is known; where it is not, that, and the gain a source gives. */
export function ElevationSection({ trail, profile, at, onAt }: Props) {
  const { elevationGainFt } = trail
  return (
    <section aria-labelledby="elevation-title" id="elevation">
      <h2 id="elevation-title" className={profile ? 'mb-2 type-heading' : 'type-label text-ink-muted'}>
        Elevation profile
      </h2>
      {profile ? (
        <Known {...{ profile, at, onAt }} />
      ) : (
        <p className="text-small">
          <span className="text-ink-muted italic">{UNKNOWN}</span>: {whyUnknown(trail)}.{' '}
          {elevationGainFt !== null && (
            <span className="font-[560]">A source gives {formatGrouped(elevationGainFt)} ft of gain.</span>
          )}
        </p>
      )}
    </section>
  )
}

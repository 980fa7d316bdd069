import type { TrailDetail } from '@bluffline/contract'
import type { EpochMs } from '@bluffline/core'
import { useMemo, useState } from 'react'
import { useToday } from '../../../data/today/use-today.ts'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { usePageMeta } from '../../../platform/use-page-meta.ts'
import { TrailActions } from '../actions/actions.tsx'
import { FilesSection } from '../actions/files-section.tsx'
import { ElevationSection } from '../elevation/elevation-section.tsx'
import { elevationProfile, type ProfilePoint } from '../elevation/profile.ts'
import { AdvisoriesSection } from '../facts/advisories-section.tsx'
import { AtAGlance } from '../facts/at-a-glance.tsx'
import { DisputesSection } from '../facts/disputes-section.tsx'
import { FactsList } from '../facts/facts-list.tsx'
import { NotesSection } from '../facts/notes-section.tsx'
import { pageDescription, pageTitle } from '../facts/page-words.ts'
import { PlaceSection } from '../facts/place-section.tsx'
import { TrailMapPanel } from '../map/trail-map-panel.tsx'
import { WeatherSection } from './weather-section.tsx'
import { NearbySection } from '../nearby/nearby-section.tsx'
import { ReportSection } from '../report/report-section.tsx'
import { PermitsSection } from '../season/permits-section.tsx'
import { SeasonSection } from '../season/season-section.tsx'
import { VerdictPanel } from '../verdict/verdict-panel.tsx'
import { TrailHeader } from './trail-header.tsx'

interface Props {
  readonly trail: TrailDetail
  /** Set where the trail comes from the device: when it left the server. */
  readonly keptAt: EpochMs | null
}

/** Phone: verdict, map, facts, one below the other. Wide window: text on the left, the map standing on the right. */
export function TrailView({ trail, keptAt }: Props) {
  usePageMeta(pageTitle(trail), pageDescription(trail))
  const day = useToday()
  const { vehicle, choose } = useMyVehicle()
  const profile = useMemo(() => (trail.geometry === null ? null : elevationProfile(trail.geometry)), [trail.geometry])
  const [at, setAt] = useState<ProfilePoint | null>(null)
  return (
    <article className="-my-5 md:-my-8 lg:grid lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-x-8 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div className="pt-2 pb-5 lg:col-start-1 lg:pt-5">
        <TrailHeader trail={trail} keptAt={keptAt} />
        <div className="mt-3 flex flex-wrap gap-2 max-lg:hidden">
          <TrailActions trail={trail} />
        </div>
        <div className="mt-4">
          <VerdictPanel trail={trail} />
        </div>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="-mx-gutter flex flex-col lg:sticky lg:top-shell-top lg:ml-0 lg:h-stage">
          <TrailMapPanel trail={trail} at={at} />
          <div className="shrink-0 border-b border-line bg-surface px-gutter py-3 lg:border-b-0 lg:border-l">
            <ElevationSection trail={trail} profile={profile} at={at} onAt={setAt} />
          </div>
        </div>
      </div>
      <div className="space-y-7 pt-5 pb-8 lg:col-start-1 lg:pt-1">
        <AtAGlance trail={trail} measuredGainM={profile?.gainM ?? null} />
        <AdvisoriesSection trail={trail} day={day} />
        <NotesSection trail={trail} />
        <FactsList trail={trail} measuredGainM={profile?.gainM ?? null} />
        <DisputesSection trail={trail} />
        <SeasonSection trail={trail} day={day} />
        <PermitsSection trail={trail} vehicle={vehicle} onVehicle={choose} />
        <PlaceSection trail={trail} />
        <WeatherSection trail={trail} />
        <NearbySection trail={trail} />
        <FilesSection trail={trail} />
        <ReportSection trail={trail} />
      </div>
      <div
        data-page-foot=""
        className="sticky bottom-shell-bottom z-(--z-bar) -mx-gutter grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-canvas px-gutter py-2 *:px-1! max-sm:*:flex-col max-sm:*:gap-0.5! max-sm:*:text-caption lg:hidden"
      >
        <TrailActions trail={trail} isNarrow />
      </div>
    </article>
  )
}

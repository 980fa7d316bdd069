import type { TrackSample } from '@bluffline/core'
import { useState } from 'react'
import { rideTitle } from '../../../data/rides/ride-words.ts'
import { useDigest } from '../../../data/rides/use-digest.ts'
import type { OneRide } from '../../../data/rides/use-rides.ts'
import { usePageMeta } from '../../../platform/use-page-meta.ts'
import { EditSection } from '../edit/edit-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { FilesSection } from './files-section.tsx'
import { GapsSection } from './gaps-section.tsx'
import { LapsSection } from './laps-section.tsx'
import { RideFigures } from './ride-figures.tsx'
import { RideHeader } from './ride-header.tsx'
import { RideStage } from './ride-stage.tsx'
import { SplitsSection } from './splits-section.tsx'
import { WaypointsSection } from './waypoints-section.tsx'

/** Phone: figures, map, charts, the rest below. Wide window: words on the left, map and charts standing on the right. */
export function RideView({ ride, photos }: OneRide) {
  const title = rideTitle(ride.row)
  usePageMeta(title, `${title}: map, elevation and speed, miles, laps and files of your ride.`)
  const { digest, isFailed } = useDigest(ride)
  const [at, setAt] = useState<TrackSample | null>(null)
  return (
    <article className="-my-5 md:-my-8 lg:grid lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-x-8">
      <div className="pt-2 pb-5 lg:col-start-1 lg:pt-5">
        <RideHeader ride={ride} digest={digest} />
        <RideFigures statistics={ride.row.statistics} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="-mx-gutter flex flex-col lg:sticky lg:top-shell-top lg:ml-0 lg:h-stage">
          <RideStage
            title={title}
            waypoints={ride.waypoints}
            digest={digest}
            isFailed={isFailed}
            at={at}
            onAt={setAt}
          />
        </div>
      </div>
      <div className="space-y-7 pt-5 pb-8 lg:col-start-1 lg:pt-1">
        {digest && <SplitsSection splits={digest.splits} />}
        {digest && <LapsSection laps={digest.laps} />}
        <WaypointsSection waypoints={ride.waypoints} photos={photos} />
        <GapsSection gaps={ride.row.statistics?.gaps ?? []} />
        {digest && <EditSection ride={ride} photos={photos} digest={digest} at={at} />}
        <FilesSection ride={ride} />
        <DeleteSection row={ride.row} />
      </div>
    </article>
  )
}

import type { TrackSample } from '@bluffline/core'
import { useState } from 'react'
import { rideTitle } from '../../../data/rides/ride-words.ts'
import { useDigest } from '../../../data/rides/use-digest.ts'
import type { OneRide } from '../../../data/rides/use-rides.ts'
import { usePageMeta } from '../../../platform/use-page-meta.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { RideCharts, type ScrubProps } from '../charts/ride-charts.tsx'
import { SamplesTable } from '../charts/samples-table.tsx'
import { EditSection } from '../edit/edit-section.tsx'
import { RideMap } from '../map/ride-map.tsx'
import { DeleteSection } from './delete-section.tsx'
import { FilesSection } from './files-section.tsx'
import { GapsSection } from './gaps-section.tsx'
import { LapsSection } from './laps-section.tsx'
import { RideFigures } from './ride-figures.tsx'
import { RideHeader } from './ride-header.tsx'
import { SplitsSection } from './splits-section.tsx'
import { WaypointsSection } from './waypoints-section.tsx'

function Charts(props: ScrubProps) {
  const [tab, setTab] = useState<'charts' | 'table'>('charts')
  return (
    <Tabs
      label="Along the ride"
      value={tab}
      onValue={setTab}
      tabs={[
        { key: 'charts', label: 'Charts', content: <RideCharts {...props} /> },
        { key: 'table', label: 'Table', content: <SamplesTable digest={props.digest} /> },
      ]}
    />
  )
}

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
          <div className="relative h-[42svh] min-h-64 border-y border-line lg:h-auto lg:min-h-0 lg:flex-1 lg:border-y-0 lg:border-l">
            {digest ? (
              <RideMap title={title} digest={digest} waypoints={ride.waypoints} at={at} onAt={setAt} />
            ) : (
              <Skeleton className="h-full" />
            )}
          </div>
          <div className="shrink-0 border-b border-line bg-surface px-gutter py-2 lg:border-b-0 lg:border-l">
            {digest && <Charts digest={digest} at={at} onAt={setAt} />}
            {!digest && !isFailed && <Skeleton className="h-64" />}
            {isFailed && (
              <ErrorPanel
                title="The charts could not be worked out"
                message="Reload the page to try again. The ride itself is not touched."
              />
            )}
          </div>
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

import { useState } from 'react'
import type { KeptWaypoint } from '../../../data/rides/ride-rows.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { RideCharts, type ScrubProps } from '../charts/ride-charts.tsx'
import { SamplesTable } from '../charts/samples-table.tsx'
import { RideMap } from '../map/ride-map.tsx'

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

interface Props extends Omit<ScrubProps, 'digest'> {
  readonly title: string
  readonly waypoints: readonly KeptWaypoint[]
  /** Undefined while it is worked out. */
  readonly digest: ScrubProps['digest'] | undefined
  readonly isFailed: boolean
}

/** Map above charts, under one marker. */
export function RideStage({ title, waypoints, digest, isFailed, ...scrub }: Props) {
  return (
    <>
      <div className="relative h-[42svh] min-h-64 border-y border-line lg:h-auto lg:min-h-0 lg:flex-1 lg:border-y-0 lg:border-l">
        {digest && <RideMap title={title} digest={digest} waypoints={waypoints} {...scrub} />}
        {!digest && !isFailed && <Skeleton className="h-full" />}
      </div>
      <div className="shrink-0 border-b border-line bg-surface px-gutter py-2 lg:border-b-0 lg:border-l">
        {digest && <Charts digest={digest} {...scrub} />}
        {!digest && !isFailed && <Skeleton className="h-64" />}
        {isFailed && (
          <ErrorPanel
            title="Map and charts could not be worked out"
            message="Reload the page to try again. The ride itself is not touched."
          />
        )}
      </div>
    </>
  )
}

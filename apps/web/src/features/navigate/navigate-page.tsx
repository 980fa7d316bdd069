import { slug } from '@bluffline/contract'
import { useParams } from 'react-router'
import { useTrail } from '../../data/trails/use-trail.ts'
import { usePageMeta } from '../../platform/use-page-meta.ts'
import { NoSuchTrail, TrailUnread, Waiting } from './page-states.tsx'
import { TrailStart } from './start/trail-start.tsx'
import { WhatRuns } from './what-runs.tsx'

function BeforeStart({ trailId }: { readonly trailId: string }) {
  const { trail, isMissing, error, retry, isRetrying } = useTrail(trailId)
  usePageMeta(
    trail ? `Navigate ${trail.name}` : 'Navigate a trail',
    trail ? `Be led along ${trail.name} by voice, picture and vibration, with no signal.` : 'Be led along a trail.',
  )
  if (trail) return <TrailStart trail={trail} />
  if (isMissing) return <NoSuchTrail />
  return error ? <TrailUnread onRetry={retry} isRetrying={isRetrying} /> : <Waiting />
}

/** `/navigate/:trailId`: what runs here, what was interrupted here, or the start. */
export function Page() {
  const { trailId = '' } = useParams()
  const isTrail = slug.safeParse(trailId).success
  return (
    <WhatRuns address={`/navigate/${trailId}`}>
      {isTrail ? <BeforeStart key={trailId} trailId={trailId} /> : <NoSuchTrail />}
    </WhatRuns>
  )
}

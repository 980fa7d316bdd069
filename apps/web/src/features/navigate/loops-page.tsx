import { slug } from '@bluffline/contract'
import { useParams } from 'react-router'
import { useTrail } from '../../data/trails/use-trail.ts'
import { usePageMeta } from '../../platform/use-page-meta.ts'
import { LoopPlanner } from './loops/loop-planner.tsx'
import { NoSuchTrail, TrailUnread, Waiting } from './page-states.tsx'

function Known({ trailId }: { readonly trailId: string }) {
  const { trail, isMissing, error, retry, isRetrying } = useTrail(trailId)
  usePageMeta(
    trail ? `Plan a loop from ${trail.name}` : 'Plan a loop',
    'Loops of the length you want from a trailhead, on trails that are open to your machine today.',
  )
  if (trail) return <LoopPlanner trail={trail} />
  if (isMissing) return <NoSuchTrail />
  return error ? <TrailUnread onRetry={retry} isRetrying={isRetrying} /> : <Waiting />
}

/** `/navigate/:trailId/loops` */
export function Page() {
  const { trailId = '' } = useParams()
  if (!slug.safeParse(trailId).success) return <NoSuchTrail />
  return <Known key={trailId} trailId={trailId} />
}

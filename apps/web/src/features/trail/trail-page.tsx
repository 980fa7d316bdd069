import { slug } from '@bluffline/contract'
import { useParams } from 'react-router'
import { useTrail } from '../../data/trails/use-trail.ts'
import { TrailFailure, TrailNotFound, TrailSkeleton } from './layout/states.tsx'
import { TrailView } from './layout/trail-view.tsx'

function KnownAddress({ trailId }: { readonly trailId: string }) {
  const { trail, fromCache, fetchedAt, isMissing, error, retry, isRetrying } = useTrail(trailId)
  if (trail) return <TrailView trail={trail} keptAt={fromCache ? (fetchedAt ?? null) : null} />
  if (isMissing) return <TrailNotFound trailId={trailId} />
  if (error) return <TrailFailure onRetry={retry} isRetrying={isRetrying} />
  return <TrailSkeleton />
}

/** `/map/:trailId` */
export function Page() {
  const { trailId = '' } = useParams()
  // What cannot be an id is not asked for.
  if (!slug.safeParse(trailId).success) return <TrailNotFound trailId={trailId} />
  return <KnownAddress key={trailId} trailId={trailId} />
}

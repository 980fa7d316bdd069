import type { TrailDetail } from '@bluffline/contract'
import { SaveButton } from '../../../data/saved/save-button.tsx'
import { usePorts } from '../../../platform/ports.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { gpxFile, whyNoFile } from './trail-files.ts'

/** Shares the address of the page: the phone's own sheet, or the clipboard, and says which of them it was. */
function useShareTrail({ name, county }: TrailDetail) {
  const { share } = usePorts()
  const { show } = useToast()
  return async () => {
    const { origin, pathname } = window.location
    const done = await share.share({
      title: name,
      text: `${name}, ${county} County, Arkansas`,
      url: `${origin}${pathname}`,
    })
    if (done === 'copied') show({ title: 'Link copied', tone: 'ok' })
    if (done === 'failed')
      show({ title: 'Not shared', description: 'Copy the address from your browser instead.', tone: 'danger' })
  }
}

interface Props {
  readonly trail: TrailDetail
  /** Without the file, which stands further down the page too. */
  readonly isNarrow?: boolean
}

/** Navigate, save, share, GPX. A trail without a line cannot be navigated; a button that cannot work says why when pressed. */
export function TrailActions({ trail, isNarrow = false }: Props) {
  const { download } = usePorts()
  const { show } = useToast()
  const shareTrail = useShareTrail(trail)
  const why = whyNoFile(trail)
  const saveGpx = () => {
    if (why !== null) return show({ title: 'No GPX', description: why })
    return download.save(gpxFile(trail))
  }
  return (
    <>
      {trail.geometry !== null && (
        <Link to={`/navigate/${trail.id}`} className={buttonStyle({ tone: 'primary' })}>
          <Icon name="navigate" />
          Navigate
        </Link>
      )}
      <SaveButton trailId={trail.id} trailName={trail.name} look="button" />
      <Link to={`/trips/new?trail=${trail.id}`} className={buttonStyle({})}>
        <Icon name="calendar" />
        Plan a trip
      </Link>
      <Button icon="share" onClick={() => void shareTrail()}>
        Share
      </Button>
      {!isNarrow && (
        <Button
          icon="download"
          onClick={saveGpx}
          aria-disabled={why !== null || undefined}
          {...(why !== null && { className: 'opacity-55' })}
        >
          GPX
        </Button>
      )}
    </>
  )
}

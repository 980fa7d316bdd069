import { useEffect, useMemo, useRef, useState } from 'react'
import type { RideDigest } from '../../../data/rides/digest.ts'
import { fileNameOf } from '../../../data/rides/export-ride.ts'
import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { readToken, useActiveTheme } from '../../../ui/theme/active-theme.ts'
import { useToast } from '../../../ui/toast.tsx'
import { cardContent } from './card-content.ts'
import { CARD, drawCard } from './draw-card.ts'

interface Props {
  readonly row: RideRow
  readonly digest: RideDigest
  readonly onClose: () => void
}

const colours = () => ({
  canvas: readToken('canvas'),
  surface: readToken('map-land'),
  ink: readToken('ink'),
  muted: readToken('ink-muted'),
  accent: readToken('accent-text'),
  line: readToken('line'),
  casing: readToken('map-trail-casing'),
})

const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))

/** A picture of the ride to send to somebody; the rider says what it tells. */
export function ShareDialog({ row, digest, onClose }: Props) {
  const { download, share } = usePorts()
  const { show } = useToast()
  const theme = useActiveTheme()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hidesEnds, setHidesEnds] = useState(true)
  const [hasDate, setHasDate] = useState(true)
  const content = useMemo(() => cardContent(row, digest, { hidesEnds, hasDate }), [row, digest, hidesEnds, hasDate])
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawCard(context, content, colours())
  }, [content, theme])
  const withPicture = async (give: (picture: Blob, name: string) => Promise<void> | void) => {
    const picture = canvas.current && (await pictureOf(canvas.current))
    if (picture) await give(picture, fileNameOf(row, 'png'))
    else show({ title: 'No picture', description: 'This browser cannot make one.', tone: 'danger' })
  }
  const save = () => withPicture((picture, name) => download.save({ name, mediaType: 'image/png', content: picture }))
  const send = () =>
    withPicture(async (picture, name) => {
      const done = await share.shareFile({ name, mediaType: 'image/png', content: picture }, content.title)
      if (done === 'unsupported' || done === 'failed')
        show({
          title: 'This phone shares no pictures from here',
          description: 'Save it, then send it from your photos.',
        })
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share card"
      actions={
        <>
          <Button size="comfortable" icon="download" onClick={() => void save()}>
            Save picture
          </Button>
          <Button tone="primary" size="comfortable" icon="share" onClick={() => void send()}>
            Share
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        width={CARD.widthPx}
        height={CARD.heightPx}
        role="img"
        aria-label={`Card of ${content.title}: ${content.figures.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
        className="mx-auto max-h-[46dvh] w-auto max-w-full rounded-md border border-line"
      />
      <div className="mt-3">
        <SwitchField
          label="Leave out the first and last quarter mile"
          hint="So that the line does not lead to where you park or live."
          checked={hidesEnds}
          onChecked={setHidesEnds}
        />
        <SwitchField label="Show the date" checked={hasDate} onChecked={setHasDate} />
        {content.lines.length === 0 && (
          <p className="text-small text-warn">The ride is too short to leave out its ends; the card shows no line.</p>
        )}
      </div>
    </Dialog>
  )
}

import { COORDINATE_STYLES, formatCoordinate, formatFeet, type CoordinateStyle, type Fix } from '@bluffline/core'
import { useCallback, useEffect, useState } from 'react'
import { LOCATE_WORDS } from '../../map/locate/locate-words.ts'
import type { LocationProblem } from '../../platform/geolocation.ts'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const STYLE_WORDS: Readonly<Record<CoordinateStyle, string>> = {
  degreesMinutes: 'Degrees and minutes',
  usng: 'US National Grid',
  decimal: 'Decimal degrees',
  utm: 'UTM',
}

type Answer = { readonly fix: Fix } | { readonly problem: LocationProblem } | null

function CopyRow({ label, value }: { readonly label: string; readonly value: string }) {
  const { clipboard } = usePorts()
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <dt className="type-label text-ink-muted">{label}</dt>
        <dd className="type-figure text-lead wrap-anywhere">{value}</dd>
      </div>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={isCopied ? `${label} copied` : `Copy ${label.toLowerCase()}`}
        onClick={() => void clipboard.copy(value).then(setCopied)}
      />
    </div>
  )
}

function Found({ fix }: { readonly fix: Fix }) {
  return (
    <>
      <dl>
        {COORDINATE_STYLES.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).map((style) => (
          <CopyRow key={style} label={STYLE_WORDS[style]} value={formatCoordinate(fix, style)} />
        ))}
      </dl>
      <p className="mt-3 text-small text-ink-muted">
        {fix.accuracyM === null
          ? 'The phone does not say how exact this is.'
          : `Within ${formatFeet(fix.accuracyM)}, as the phone judges it.`}
      </p>
    </>
  )
}
const ORDER = Object.keys(STYLE_WORDS) as readonly CoordinateStyle[]

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Where the rider is, in the forms somebody may ask for. Needs no network. */
export function CoordinatesDialog({ open, onClose }: Props) {
  const { geolocation } = usePorts()
  const [answer, setAnswer] = useState<Answer>(null)
  const ask = useCallback(() => {
    setAnswer(null)
    void geolocation.current({ maxAgeMs: 0 }).then(setAnswer)
  }, [geolocation])
  useEffect(() => {
    if (open) ask()
  }, [open, ask])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="My coordinates"
      actions={
        answer && (
          <Button icon="refresh" onClick={ask}>
            {'fix' in answer ? 'Update' : 'Try again'}
          </Button>
        )
      }
    >
      {answer === null && (
        <div role="status" aria-busy className="space-y-3">
          <p>Looking for your position…</p>
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      {answer && 'fix' in answer && <Found fix={answer.fix} />}
      {answer && 'problem' in answer && (
        <div role="alert">
          <p className="font-[650]">{LOCATE_WORDS[answer.problem].title}</p>
          <p className="mt-1 text-small text-ink-muted">{LOCATE_WORDS[answer.problem].advice}</p>
        </div>
      )}
    </Dialog>
  )
}

import { feetToMetres, metres, metresToFeet } from '@bluffline/core'
import { useState, useSyncExternalStore } from 'react'
import { lengthMiles, simulatedTrack } from '../../data/navigation/simulated-track.ts'
import { usePorts } from '../../platform/ports.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RangeField } from '../../ui/range-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { BackToSettings } from './back-to-settings.tsx'
import { useSourceLine } from './simulator/use-source-line.ts'
import { FIRST_WISH, GAPS, RATES, SOURCES, type Wish } from './simulator/wish.ts'

type Source = ReturnType<typeof useSourceLine>

function SourceFields({
  wish,
  source,
  onWish,
}: {
  readonly wish: Wish
  readonly source: Source
  readonly onWish: (change: Partial<Wish>) => void
}) {
  const { trails, course, fromFile, takeFile } = source
  return (
    <>
      <ChoiceField
        legend="Ride along"
        options={SOURCES}
        value={wish.source}
        onValue={(next) => onWish({ source: next })}
      />
      {wish.source === 'course' && (
        <p className="text-small text-ink-muted">
          {course
            ? `The way along ${course.name}.`
            : 'Nothing is being navigated. Start a navigation first, then come back.'}
        </p>
      )}
      {wish.source === 'trail' && (
        <SelectField
          label="Trail"
          options={[{ value: '', label: 'Choose a trail' }, ...trails]}
          value={wish.trailId}
          onValue={(trailId) => onWish({ trailId })}
        />
      )}
      {wish.source === 'file' && (
        <div>
          <label className={buttonStyle({ size: 'outdoor', className: 'cursor-pointer has-focus-visible:outline-3' })}>
            <Icon name="upload" />
            Choose a file
            <input
              type="file"
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                target.value = ''
                if (file) takeFile(file)
              }}
            />
          </label>
          <p role="status" className="mt-2 text-small text-ink-muted">
            {fromFile?.problem ?? fromFile?.name}
          </p>
        </div>
      )}
    </>
  )
}

const NOISE_STEP_FT = 5
const noiseText = (noiseM: number): string => {
  const feet = Math.round(metresToFeet(metres(noiseM)) / NOISE_STEP_FT) * NOISE_STEP_FT
  return feet === 0 ? 'Exact' : `About ${feet} feet`
}

function RideFields({ wish, onWish }: { readonly wish: Wish; readonly onWish: (change: Partial<Wish>) => void }) {
  return (
    <>
      <RangeField
        label="Speed"
        value={wish.speedMph}
        min={2}
        max={40}
        text={`${wish.speedMph} mph`}
        onValue={(speedMph) => onWish({ speedMph })}
      />
      <RangeField
        label="How far off the GPS is"
        value={Math.round(metresToFeet(metres(wish.noiseM)) / NOISE_STEP_FT) * NOISE_STEP_FT}
        min={0}
        max={100}
        step={NOISE_STEP_FT}
        text={noiseText(wish.noiseM)}
        onValue={(feet) => onWish({ noiseM: feetToMetres(feet) })}
      />
      <ChoiceField legend="Lost signal" options={GAPS} value={wish.gaps} onValue={(gaps) => onWish({ gaps })} />
      <RangeField
        label="Begin at"
        value={wish.fromShare * 100}
        min={0}
        max={95}
        text={`${Math.round(wish.fromShare * 100)}% of the way`}
        onValue={(percent) => onWish({ fromShare: percent / 100 })}
      />
      <ChoiceField
        legend="Playing speed"
        hint="Played faster, the app’s clock runs faster too."
        options={RATES}
        value={RATES.find(({ value }) => value === String(wish.rate))?.value ?? '1'}
        onValue={(rate) => onWish({ rate: Number(rate) })}
      />
    </>
  )
}

interface PlayProps {
  readonly miles: number | null
  readonly onPlay: () => void
}

/** One place to begin and to end: where the press was, there stands what came of it. */
function PlayOrStop({ miles, onPlay }: PlayProps) {
  const { simulator } = usePorts()
  const progress = useSyncExternalStore(simulator.watch, simulator.read)
  const isPlaying = progress !== null
  const percent = isPlaying ? Math.floor((progress.played / Math.max(1, progress.of)) * 100) : 0
  return (
    <>
      <Button
        tone={isPlaying ? 'danger' : 'primary'}
        size="emergency"
        icon={isPlaying ? 'stop' : 'play'}
        disabled={!isPlaying && miles === null}
        onClick={isPlaying ? simulator.stop : onPlay}
      >
        {isPlaying ? 'Stop' : `Play${miles === null ? '' : ` ${miles.toFixed(1)} mi`}`}
      </Button>
      <p role="status" className="sr-only">
        {isPlaying && 'Playing. Every position is simulated.'}
      </p>
      {/* Always as high, so that Stop stands exactly where Play was pressed. */}
      <div className="order-first min-h-13 w-full">
        {isPlaying ? (
          <>
            <p className="font-[600] text-highlight">Simulated: {percent}% ridden</p>
            <progress aria-label="Simulated ride" className="h-3 w-full accent-highlight" value={percent} max={100} />
          </>
        ) : (
          <p className="text-small text-ink-muted">Nothing is playing.</p>
        )}
      </div>
    </>
  )
}

/** `/settings/simulator` */
export function Page() {
  const { simulator } = usePorts()
  const [wish, setWish] = useState(FIRST_WISH)
  const source = useSourceLine(wish)
  const { line, course } = source
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }))
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <div>
        <BackToSettings />
        <PageHeader
          title="GPS simulator"
          lead="Rides a line through the app in place of the GPS. While it plays, every page says “Simulated”."
        />
      </div>
      <SourceFields wish={wish} source={source} onWish={change} />
      <RideFields wish={wish} onWish={change} />
      <div className="flex flex-wrap gap-3">
        <PlayOrStop
          miles={line && lengthMiles(line) * (1 - wish.fromShare)}
          onPlay={() => line && simulator.play(simulatedTrack(line, wish), wish.rate)}
        />
        {course && (
          <Link to={course.address} className={buttonStyle({ size: 'emergency' })}>
            <Icon name="navigate" />
            To the navigation
          </Link>
        )}
      </div>
    </div>
  )
}

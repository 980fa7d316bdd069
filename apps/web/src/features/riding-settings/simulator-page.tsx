import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { lengthMiles, simulatedTrack } from '../../data/navigation/simulated-track.ts'
import { usePorts } from '../../platform/ports.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Icon } from '../../ui/icon.tsx'
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
        label="Noise of the position"
        value={wish.noiseM}
        min={0}
        max={30}
        text={`${wish.noiseM} m`}
        onValue={(noiseM) => onWish({ noiseM })}
      />
      <ChoiceField legend="Lost signal" options={GAPS} value={wish.gaps} onValue={(gaps) => onWish({ gaps })} />
      <RangeField
        label="Begin at"
        value={wish.fromShare * 100}
        min={0}
        max={95}
        text={`${Math.round(wish.fromShare * 100)} % of the way`}
        onValue={(percent) => onWish({ fromShare: percent / 100 })}
      />
      <ChoiceField
        legend="Played"
        hint="Faster than real, the app is told the time of the ride too."
        options={RATES}
        value={RATES.find(({ value }) => value === String(wish.rate))?.value ?? '1'}
        onValue={(rate) => onWish({ rate: Number(rate) })}
      />
    </>
  )
}

/** What is played now, with the way to end it. */
function Playing() {
  const { simulator } = usePorts()
  const progress = useSyncExternalStore(simulator.watch, simulator.read)
  if (progress === null) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-md border-2 border-highlight bg-surface p-4"
    >
      <p className="min-w-0 flex-1 basis-48 font-[600] text-highlight">
        Simulated: position {progress.played.toLocaleString('en-US')} of {progress.of.toLocaleString('en-US')}
      </p>
      <Button size="outdoor" icon="stop" onClick={simulator.stop}>
        Stop
      </Button>
    </div>
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
      <Playing />
      <SourceFields wish={wish} source={source} onWish={change} />
      <RideFields wish={wish} onWish={change} />
      <div className="flex flex-wrap gap-3">
        <Button
          tone="primary"
          size="emergency"
          icon="play"
          disabled={line === null}
          onClick={() => line && simulator.play(simulatedTrack(line, wish), wish.rate)}
        >
          Play{line === null ? '' : ` ${(lengthMiles(line) * (1 - wish.fromShare)).toFixed(1)} mi`}
        </Button>
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

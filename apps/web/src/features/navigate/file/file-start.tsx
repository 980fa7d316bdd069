import { formatMiles, lineLengthM } from '@bluffline/core'
import { useEffect, useId, useMemo, useState } from 'react'
import { courseOfFile, reversedCourse } from '../../../data/navigation/make-course.ts'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { useNavigation } from '../../../data/navigation/use-navigation.ts'
import { ARKANSAS } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { CourseMap } from '../start/course-map.tsx'
import { LocationNote } from '../../../map/locate/location-note.tsx'
import { OtherNavigation } from '../start/other-navigation.tsx'
import { StartFrame } from '../start/start-frame.tsx'
import { StartOptions } from '../start/start-options.tsx'
import { useStart } from '../start/use-start.ts'
import { useIsWide } from '../use-is-wide.ts'
import { FileDrop } from './file-drop.tsx'
import { useFile, type FileState, type FileTrack } from './use-file.ts'

function Reading({
  state,
  onCancel,
}: {
  readonly state: Extract<FileState, { kind: 'reading' }>
  readonly onCancel: () => void
}) {
  const id = useId()
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-md border border-accent-text bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p id={id} className="truncate text-small font-[600]">
          Reading {state.file}
        </p>
        <progress
          aria-labelledby={id}
          value={Math.round(state.part * 100)}
          max={100}
          className="mt-2 h-3 w-full accent-(--accent)"
        />
      </div>
      <Button icon="close" size="outdoor" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

const NO_TRACKS: readonly FileTrack[] = []
const NO_LAYERS = [] as const

/** The line that was chosen out of the file, in the direction that was chosen. */
function useFileCourse(state: FileState) {
  const { vehicle } = useMyVehicle()
  const [chosen, setChosen] = useState(0)
  const [isBack, setIsBack] = useState(false)
  const tracks = state.kind === 'read' ? state.tracks : NO_TRACKS
  const track = tracks[chosen] ?? tracks[0]
  const course = useMemo(() => {
    if (!track) return null
    const forth = courseOfFile(track.name, track.line, vehicle.use)
    return isBack ? reversedCourse(forth) : forth
  }, [track, vehicle.use, isBack])
  return { tracks, track, course, chosen, setChosen, isBack, setIsBack }
}

function Choices({ tracks, track, chosen, setChosen, isBack, setIsBack }: ReturnType<typeof useFileCourse>) {
  if (!track) return null
  return (
    <>
      {tracks.length > 1 && (
        <ChoiceField
          legend="Which line?"
          options={tracks.map(({ name }, i) => ({ value: String(i), label: name }))}
          value={String(chosen)}
          onValue={(next) => setChosen(Number(next))}
        />
      )}
      {track.leftOutM > 0 && (
        <p className="text-small">
          The line has gaps. You are led along its longest part; {formatMiles(track.leftOutM)} stay out.
        </p>
      )}
      <SwitchField label="Ride it backwards" hint="From its end to its start." checked={isBack} onChecked={setIsBack} />
    </>
  )
}

function Head({ track }: { readonly track: FileTrack | undefined }) {
  return track ? (
    <PageHeader title={track.name} eyebrow="Navigate a file" lead={formatMiles(lineLengthM(track.line))} />
  ) : (
    <PageHeader
      title="Navigate a file"
      eyebrow="Navigate"
      lead="A line from a friend, a map or an old ride: be led along it."
    />
  )
}

/** `/navigate/file` before the start. */
export function FileStart() {
  const isWide = useIsWide()
  const navigation = useNavigation()
  const { handedFiles } = usePorts()
  const { state, take, cancel } = useFile()
  useEffect(() => handedFiles.watch(take), [handedFiles, take])
  const { start, isBusy } = useStart()
  const choice = useFileCourse(state)
  const { course, track } = choice
  const map = course ? (
    <CourseMap label={`The way along ${course.name}`} line={course.line} />
  ) : isWide ? (
    <TrailMap label="Map of Arkansas" start={{ bounds: ARKANSAS }} layers={NO_LAYERS} noLocate />
  ) : null
  return (
    <StartFrame
      map={map}
      actions={
        <Button
          tone="primary"
          size="emergency"
          icon="navigate"
          className="flex-1"
          disabled={course === null}
          busy={isBusy}
          onClick={() => course && void start(course)}
        >
          Start
        </Button>
      }
    >
      <Head track={track} />
      <OtherNavigation state={navigation} />
      {state.kind === 'reading' ? <Reading state={state} onCancel={cancel} /> : <FileDrop onFile={take} />}
      {state.kind === 'refused' && <ErrorPanel title={`${state.file} cannot be ridden`} message={state.why} />}
      <Choices {...choice} />
      <StartOptions />
      <LocationNote>
        When you start, your device asks for leave to use your location. It stays on this device.
      </LocationNote>
    </StartFrame>
  )
}

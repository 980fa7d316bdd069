import { formatMiles, type Trip } from '@bluffline/core'
import { useState } from 'react'
import type { NavigationState } from '../../../data/navigation/navigation-state.ts'
import { useNavigator } from '../../../data/navigation/use-navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { CourseMap } from './course-map.tsx'
import { StartFrame } from './start-frame.tsx'

interface Props {
  readonly state: NavigationState
  readonly trip: Trip
}

/** After a reload or a crash: where one was is all there, and one press goes on. The press also wakes the voice. */
export function ResumeCard({ state: { course, rideId }, trip }: Props) {
  const navigator = useNavigator()
  const { show } = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const goOn = async () => {
    setIsBusy(true)
    if ((await navigator.goOn()) === 'elsewhere')
      show({ title: 'Another tab navigates already', description: 'Go on there, or close it first.' })
    setIsBusy(false)
  }
  if (course === null) return null
  return (
    <StartFrame
      map={<CourseMap label={`The way along ${course.name}`} line={course.line} />}
      actions={
        <>
          <Button size="emergency" icon="stop" onClick={() => void navigator.end({ stopRecording: false })}>
            End it
          </Button>
          <Button
            tone="primary"
            size="emergency"
            icon="play"
            busy={isBusy}
            className="flex-1"
            onClick={() => void goOn()}
          >
            Go on
          </Button>
        </>
      }
    >
      <PageHeader
        title={`${course.name.charAt(0).toUpperCase()}${course.name.slice(1)}`}
        eyebrow="Navigation was interrupted"
      />
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="type-label text-ink-muted">Done</dt>
          <dd className="type-figure text-display">{formatMiles(trip.progressM)}</dd>
        </div>
        <div>
          <dt className="type-label text-ink-muted">To go</dt>
          <dd className="type-figure text-display">{formatMiles(trip.remainingM)}</dd>
        </div>
      </dl>
      <p className="flex gap-2">
        <Icon name="info" className="mt-0.5 shrink-0 text-accent-text" />
        It goes on exactly where it was{rideId === null ? '' : ', and so does the recording of the ride'}.
      </p>
    </StartFrame>
  )
}

import { useRideView } from '../../../data/riding-settings/ride-view.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { useAnnounceSample } from './use-announce-sample.ts'

/** Recording and a word to hear: what one wants to know before the engine runs. */
export function StartOptions() {
  const { speech } = usePorts()
  const [{ recording }, change] = useRideView()
  const sample = useAnnounceSample()
  return (
    <div className="divide-y divide-line rounded-md border border-line bg-surface px-4">
      <SwitchField
        label="Record the ride too"
        hint="Track, speed and climb, kept on this device as you go."
        checked={recording === 'on'}
        onChecked={(isOn) => change({ recording: isOn ? 'on' : 'off' })}
      />
      <div className="flex items-center justify-between gap-4 py-2">
        <p className="min-w-0">
          <span className="block font-[560]">Voice</span>
          <span className="block text-caption text-ink-muted">
            {speech.hasVoice()
              ? 'Can you hear it over the engine?'
              : 'This browser has no English voice; tones and text take its place.'}
          </span>
        </p>
        <Button size="comfortable" icon="soundOn" className="shrink-0 whitespace-nowrap" onClick={sample}>
          Try it
        </Button>
      </div>
    </div>
  )
}

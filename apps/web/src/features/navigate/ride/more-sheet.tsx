import { OUTDOOR_SETTINGS, type OutdoorSettings } from '@bluffline/core'
import type { Saying } from '../../../data/navigation/navigation-state.ts'
import { RIDE_VIEW, useRideView, type RideView } from '../../../data/riding-settings/ride-view.ts'
import { useOutdoorSettings } from '../../../data/riding-settings/riding-settings.ts'
import { usePorts } from '../../../platform/ports.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Said } from './said.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly said: readonly Saying[]
}

const optionsOf = <V extends string>(options: Readonly<Record<V, string>>) =>
  (Object.keys(options) as V[]).map((value) => ({ value, label: options[value] }))

const VIEWS = optionsOf<RideView['light']>(RIDE_VIEW.light.options)
const VOICES = optionsOf<OutdoorSettings['voiceAnnouncementLevel']>(OUTDOOR_SETTINGS.voiceAnnouncementLevel.options)

/** What is changed at a stop: view, voice, settings; and what was said. */
export function MoreSheet({ open, onClose, said }: Props) {
  const { speech } = usePorts()
  const [{ light }, changeView] = useRideView()
  const [{ voiceAnnouncementLevel }, changeOutdoor] = useOutdoorSettings()
  return (
    <Sheet open={open} onClose={onClose} title="Ride options">
      <div className="space-y-5 pt-1">
        <ChoiceField legend="View" options={VIEWS} value={light} onValue={(next) => changeView({ light: next })} />
        <ChoiceField
          legend="Voice"
          {...(!speech.hasVoice() && { hint: 'This browser has no English voice: tones and text take its place.' })}
          options={VOICES}
          value={voiceAnnouncementLevel}
          onValue={(level) => changeOutdoor({ voiceAnnouncementLevel: level })}
        />
        <Link to="/settings" className={buttonStyle({ size: 'outdoor', className: 'w-full' })}>
          <Icon name="settings" />
          All riding settings
        </Link>
        <Said said={said} level="h3" />
      </div>
    </Sheet>
  )
}

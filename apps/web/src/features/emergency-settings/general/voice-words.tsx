import { EMERGENCY_TRIGGERS } from '@bluffline/core'
import { useState } from 'react'
import { useEmergencySettings } from '../../../data/emergency/emergency-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'

/** The words that bring the card when they are said alone. */
export function VoiceWords() {
  const [{ emergencyVoiceTriggers }, change] = useEmergencySettings()
  const [text, setText] = useState(emergencyVoiceTriggers.join(', '))
  const keep = (words: string) => {
    setText(words)
    change({ emergencyVoiceTriggers: words.split(/[,\n]/) })
  }
  return (
    <div className="py-2">
      <TextAreaField
        label="Words that call for help"
        hint="Said or typed to the assistant alone, they bring the card. Separate them with commas; twenty at most."
        rows={2}
        value={text}
        onChange={(event) => keep(event.target.value)}
      />
      <Button className="mt-2" icon="undo" onClick={() => keep(EMERGENCY_TRIGGERS.join(', '))}>
        Back to the usual words
      </Button>
    </div>
  )
}

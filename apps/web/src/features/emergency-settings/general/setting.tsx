import { EMERGENCY_SETTINGS, type Amount, type Choice, type EmergencySettings } from '@bluffline/core'
import { useEmergencySettings } from '../../../data/emergency/emergency-settings.ts'
import { ChoiceSetting, ToggleSetting } from '../../../data/riding-settings/setting-field.tsx'
import { RangeField } from '../../../ui/range-field.tsx'

export type SettingName = keyof typeof EMERGENCY_SETTINGS

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  s: (value) => (value >= 120 ? `${value / 60} min` : `${value} s`),
  '%': (value) => `${value}%`,
  days: (value) => (value === 1 ? '1 day' : `${value} days`),
}

interface AmountProps {
  readonly setting: Amount
  readonly value: number
  readonly onValue: (value: number) => void
}

function AmountSetting({ setting: { label, help, min, max, step, unit }, value, onValue }: AmountProps) {
  return (
    <div className="py-2">
      <RangeField {...{ label, value, min, max, step, onValue }} text={UNITS[unit]?.(value) ?? `${value} ${unit}`} />
      <p className="text-caption text-ink-muted">{help}</p>
    </div>
  )
}

interface Props {
  readonly name: SettingName
  /** Does what a change needs beside being kept; what it answers is what is kept. */
  readonly onChange?: (value: EmergencySettings[SettingName]) => Partial<EmergencySettings>
}

/** One setting, drawn as its kind needs it. */
export function EmergencySetting({ name, onChange }: Props) {
  const [values, change] = useEmergencySettings()
  const setting = EMERGENCY_SETTINGS[name]
  const value = values[name]
  const set = (next: EmergencySettings[SettingName]) => change(onChange?.(next) ?? { [name]: next })
  if (setting.kind === 'toggle') return <ToggleSetting setting={setting} value={value === true} onValue={set} />
  if (setting.kind === 'amount') return <AmountSetting setting={setting} value={Number(value)} onValue={set} />
  // Each choice of the table goes with its own values; the compiler cannot follow the name to both.
  const choice = setting as Choice<string>
  return <ChoiceSetting setting={choice} value={String(value)} onValue={(next) => change({ [name]: next })} />
}

/** Several, one under the other. */
export const EmergencySettingList = ({ names }: { readonly names: readonly SettingName[] }) =>
  names.map((name) => <EmergencySetting key={name} name={name} />)

import type { Amount, Choice, Setting, Toggle } from '@bluffline/core'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { RangeField } from '../../ui/range-field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'

interface FieldProps<S extends Setting, V> {
  readonly setting: S
  readonly value: V
  readonly onValue: (value: V) => void
}

export const ToggleSetting = ({ setting: { label, help }, value, onValue }: FieldProps<Toggle, boolean>) => (
  <SwitchField label={label} hint={help} checked={value} onChecked={onValue} />
)

export function ChoiceSetting<V extends string>({ setting, value, onValue }: FieldProps<Choice<V>, V>) {
  const values = Object.keys(setting.options) as V[]
  return (
    <div className="py-2">
      <ChoiceField
        legend={setting.label}
        hint={setting.help}
        options={values.map((one) => ({ value: one, label: setting.options[one] }))}
        value={value}
        onValue={onValue}
      />
    </div>
  )
}

/** A share of one, said in percent. */
export const ShareSetting = ({
  setting: { label, help, min, max, step },
  value,
  onValue,
}: FieldProps<Amount, number>) => (
  <div className="py-2">
    <RangeField
      label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      text={`${Math.round(value * 100)}%`}
      onValue={onValue}
    />
    <p className="text-caption text-ink-muted">{help}</p>
  </div>
)

import { SwitchField } from '../../ui/switch-field.tsx'
import { useRedLight } from './use-red-light.ts'

/** Night vision, on or off. */
export function RedLightSwitch() {
  const [isOn, set] = useRedLight()
  return (
    <SwitchField
      label="Red-light mode"
      hint="Red alone, map and ride too, for eyes that are used to the dark."
      checked={isOn}
      onChecked={set}
    />
  )
}

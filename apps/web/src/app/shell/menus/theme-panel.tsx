import { ThemeList } from '../../theme/theme-list.tsx'
import { RedLightSwitch } from '../../theme/red-light-switch.tsx'

/** The theme picker, and the light for the night. */
export function ThemePanel() {
  return (
    <div className="p-3">
      <ThemeList />
      <div className="mt-2 border-t border-line px-2 pt-2">
        <RedLightSwitch />
      </div>
    </div>
  )
}

import { useMemo } from 'react'
import { THEMES } from '../../ui/theme/themes.ts'
import { useShellActions } from '../shell/shell-actions.ts'
import { useWho } from '../shell/who.ts'
import { useRedLight } from '../theme/use-red-light.ts'
import { useThemeChoice } from '../theme/use-theme-choice.ts'
import type { PaletteItem } from './palette-item.ts'

type Action = Omit<PaletteItem, 'badge'>
const action = (parts: Action): PaletteItem => ({ ...parts, badge: null })

/** What the shell itself can do. `showCoordinates` opens the window with the rider's position. */
export function useOwnActions(showCoordinates: () => void): readonly PaletteItem[] {
  const who = useWho()
  const { logOut } = useShellActions()
  const [, choose] = useThemeChoice()
  const [isRed, setRed] = useRedLight()
  const isIn = who.status === 'in'
  return useMemo(
    () => [
      action({
        key: 'action-coordinates',
        label: 'My coordinates',
        about: 'Where you are, as rescuers ask for it, to read out or copy',
        tags: ['position', 'location', 'gps', 'utm', 'usng', 'latitude', 'longitude', 'where am i'],
        icon: 'locate',
        does: { run: showCoordinates },
      }),
      action({
        key: 'action-red-light',
        label: 'Red-light mode',
        about: isRed ? 'Turn it off' : 'Red alone on the screen, for eyes that are used to the dark',
        tags: ['night', 'night vision', 'dark'],
        icon: 'night',
        does: { run: () => setRed(!isRed) },
      }),
      ...THEMES.map(({ id, name, description }) =>
        action({
          key: `action-${id}`,
          label: `Theme: ${name}`,
          about: description,
          tags: ['theme', 'colors', 'look'],
          icon: 'theme',
          does: { run: () => choose(id) },
        }),
      ),
      isIn
        ? action({
            key: 'action-logout',
            label: 'Logout',
            about: 'Takes everything of your account off this device',
            tags: ['log out', 'sign out'],
            icon: 'logOut',
            does: { run: logOut },
          })
        : action({
            key: 'action-login',
            label: 'Login',
            about: 'Or make an account',
            tags: ['log in', 'sign in', 'register', 'account'],
            icon: 'person',
            does: { goTo: '/profile' },
          }),
    ],
    [isIn, isRed, showCoordinates, logOut, choose, setRed],
  )
}

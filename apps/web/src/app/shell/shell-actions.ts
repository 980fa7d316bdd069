import { createContext, useContext } from 'react'

/** What lies over the page. */
export type Overlay = 'palette' | 'more' | 'profile'

export interface ShellActions {
  readonly open: (overlay: Overlay) => void
  readonly close: () => void
  /** Asks first where something would be lost. */
  readonly logOut: () => void
}

const none = () => undefined
export const ShellActionsContext = createContext<ShellActions>({ open: none, close: none, logOut: none })
export const useShellActions = (): ShellActions => useContext(ShellActionsContext)

import { createContext, useContext } from 'react'
import type { Feature, Role } from './feature.ts'

/** The features the app was built from. */
export const FeaturesContext = createContext<readonly Feature[]>([])
export const useFeatures = (): readonly Feature[] => useContext(FeaturesContext)

/** The role of whoever uses the app; `guest` until it is known. What may be done is decided by the server: this only tidies menus. */
export const RoleContext = createContext<Role>('guest')
export const useRole = (): Role => useContext(RoleContext)

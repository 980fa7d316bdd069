import { createContext, useContext } from 'react'
import type { Feature } from '../../kit/feature.ts'

/** The features the shell was built from. */
export const FeaturesContext = createContext<readonly Feature[]>([])
export const useFeatures = (): readonly Feature[] => useContext(FeaturesContext)

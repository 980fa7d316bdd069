import type { Feature } from '../kit/feature.ts'
import { notFound } from '../features/not-found/feature.ts'

/** Every feature of the app, by id. A feature is here or it does not exist. */
export const FEATURES: readonly Feature[] = [notFound]

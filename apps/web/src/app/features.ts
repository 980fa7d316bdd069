import type { Feature } from '../kit/feature.ts'
import { admin } from '../features/admin/feature.ts'
import { assistant } from '../features/assistant/feature.ts'
import { campgrounds } from '../features/campgrounds/feature.ts'
import { deviceTests } from '../features/device-tests/feature.ts'
import { emergencySettings } from '../features/emergency-settings/feature.ts'
import { featureDirectory } from '../features/feature-directory/feature.ts'
import { fieldGuide } from '../features/field-guide/feature.ts'
import { landing } from '../features/landing/feature.ts'
import { legal } from '../features/legal/feature.ts'
import { linked } from '../features/linked/feature.ts'
import { liveShare } from '../features/live-share/feature.ts'
import { map } from '../features/map/feature.ts'
import { navigate } from '../features/navigate/feature.ts'
import { notFound } from '../features/not-found/feature.ts'
import { offlinePack } from '../features/offline-pack/feature.ts'
import { profile } from '../features/profile/feature.ts'
import { record } from '../features/record/feature.ts'
import { rides } from '../features/rides/feature.ts'
import { ridingSettings } from '../features/riding-settings/feature.ts'
import { safety } from '../features/safety/feature.ts'
import { saved } from '../features/saved/feature.ts'
import { sos } from '../features/sos/feature.ts'
import { sync } from '../features/sync/feature.ts'
import { trailFinder } from '../features/trail-finder/feature.ts'
import { trail } from '../features/trail/feature.ts'
import { trips } from '../features/trips/feature.ts'
import { warnings } from '../features/warnings/feature.ts'
import { water } from '../features/water/feature.ts'

/** Every feature of the app, by id. A feature is here or it does not exist. */
export const FEATURES: readonly Feature[] = [
  admin,
  assistant,
  campgrounds,
  deviceTests,
  emergencySettings,
  featureDirectory,
  fieldGuide,
  landing,
  legal,
  linked,
  liveShare,
  map,
  navigate,
  notFound,
  offlinePack,
  profile,
  record,
  rides,
  ridingSettings,
  safety,
  saved,
  sos,
  sync,
  trail,
  trailFinder,
  trips,
  warnings,
  water,
]

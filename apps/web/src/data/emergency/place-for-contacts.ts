import { COARSE_WITHIN, coarsePosition, type EmergencyPlace, type EmergencySettings } from '@bluffline/core'

type Wish = Pick<EmergencySettings, 'autoLocationShare' | 'shareLocationPrecision'>

/** The place as the rider wants contacts to be told it: not at all, to half a mile, or exactly. What is read to 911 is another matter. */
export function placeForContacts(place: EmergencyPlace | null, wish: Wish): EmergencyPlace | null {
  if (place === null || !wish.autoLocationShare) return null
  if (wish.shareLocationPrecision === 'exact') return place
  const fix = { ...place.fix, ...coarsePosition(place.fix), accuracyM: COARSE_WITHIN, altitudeM: null }
  return { ...place, fix, trailhead: null, town: null, road: null }
}

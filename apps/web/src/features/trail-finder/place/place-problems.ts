import type { LocationProblem } from '../../../platform/geolocation.ts'

/** Why there is no position, and what to do here instead. */
export const PLACE_PROBLEMS: Readonly<Record<LocationProblem, string>> = {
  denied:
    'Location is turned off for this site. Allow it in the site settings of your browser, or type a town into the search box.',
  unavailable: 'The phone finds no position here. Type a town into the search box instead, or try again in the open.',
  timeout: 'It took too long to find your position. Try again with a clear view of the sky.',
  unsupported: 'This browser gives no position. Type a town into the search box instead.',
}

import type { LocationProblem } from '../../platform/geolocation.ts'

/** What went wrong, and what the rider can do about it. */
export const LOCATE_WORDS: Readonly<Record<LocationProblem, { readonly title: string; readonly advice: string }>> = {
  denied: {
    title: 'Location is turned off for this site',
    advice:
      'Open the site settings of your browser (the lock or sliders beside the address), set Location to Allow, then tap the button again. On a phone, location must also be on in the system settings.',
  },
  unavailable: {
    title: 'No position yet',
    advice: 'The phone sees no satellites or networks here. Step out from under trees or rock, then try again.',
  },
  timeout: {
    title: 'Still looking for your position',
    advice: 'It is taking longer than 20 seconds. Keep a clear view of the sky; the map moves when a position comes.',
  },
  unsupported: {
    title: 'This browser gives no position',
    advice: 'Open Bluffline at its https address in a current browser. The map itself works without it.',
  },
}

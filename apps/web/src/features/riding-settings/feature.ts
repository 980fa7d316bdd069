import { defineFeature } from '../../kit/define-feature.ts'

/** How the app behaves on a handlebar in the sun, what is felt, and a receiver for trying all of it at a desk. */
export const ridingSettings = defineFeature({
  id: 'riding-settings',
  title: 'Riding settings',
  category: 'Me',
  routes: [
    {
      path: '/settings',
      title: 'Riding settings',
      description: 'Text and buttons for gloves and sun, voice, screen and battery: at once, everywhere in the app.',
      load: () => import('./general-page.tsx'),
    },
    {
      path: '/settings/vibration',
      title: 'Vibration',
      description: 'What you feel on a ride, how strongly, each with a button to try it.',
      load: () => import('./vibration-page.tsx'),
    },
    {
      path: '/settings/simulator',
      title: 'GPS simulator',
      description: 'Replays a trail or a file through the app in place of the GPS, for developers and for practice.',
      load: () => import('./simulator-page.tsx'),
    },
  ],
  directory: [
    {
      key: 'riding-settings',
      label: 'Riding Settings',
      route: '/settings',
      description: 'Gloves, sun, text size, voice, vibration and battery',
      category: 'Me',
      tags: ['settings', 'outdoor', 'gloves', 'contrast', 'text size', 'voice', 'vibration', 'haptic', 'battery'],
      icon: 'settings',
      order: 30,
      more: { group: 'Track & Manage', order: 40 },
    },
  ],
  header: {
    key: 'simulated',
    load: () => import('./header/simulated-mark.tsx').then(({ SimulatedMark }) => ({ Item: SimulatedMark })),
    reserveWidthPx: 0,
    isMark: true,
  },
  offline: { kind: 'built-in' },
})

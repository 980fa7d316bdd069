import { defineFeature } from '../../kit/define-feature.ts'

/** What may end a ride early: warnings, weather, thunder, dark, hunters, fire. */
export const warnings = defineFeature({
  id: 'warnings',
  title: 'Weather and warnings',
  category: 'Safety',
  routes: [
    {
      path: '/safety/weather',
      title: 'Weather and warnings',
      description:
        'National Weather Service warnings and forecast for here or along a ride, thunder timer, turn-back time, hunting seasons.',
      load: () => import('./weather-page.tsx'),
      skeleton: 'text',
    },
  ],
  directory: [
    {
      key: 'weather',
      label: 'Weather and warnings',
      route: '/safety/weather',
      description: 'Warnings, forecast, thunder timer, sunset, hunters, fire bans.',
      category: 'Safety',
      tags: [
        'weather',
        'forecast',
        'storm',
        'lightning',
        'thunder',
        'heat',
        'cold',
        'wind',
        'sunset',
        'hunting',
        'orange',
        'burn ban',
        'nws',
      ],
      icon: 'weather',
      order: 40,
    },
  ],
  background: {
    key: 'turn-back',
    load: () => import('./turn-back-in-background.tsx').then(({ Work }) => ({ Work })),
  },
  offline: { kind: 'cached', collections: ['weather', 'trails', 'trailLines'] },
})

import { defineFeature } from '../../kit/define-feature.ts'

export const trailFinder = defineFeature({
  id: 'trail-finder',
  title: 'Trail finder',
  category: 'Explore',
  routes: [
    {
      path: '/ai-trails',
      title: 'Find a trail',
      description:
        'Every trail we know in Arkansas, by machine, length, place and feature, with whether it is open to you today. Works with no signal.',
      load: () =>
        import('./trail-finder-page.tsx').then(({ TrailFinderPage, prepare }) => ({ Page: TrailFinderPage, prepare })),
      layout: 'stage',
      skeleton: 'split',
    },
    { path: '/trails', redirect: '/ai-trails' },
  ],
  nav: [{ key: 'trails', label: 'Trails', route: '/ai-trails', icon: 'trail', mobileOrder: 30 }],
  directory: [
    {
      key: 'trail-finder',
      label: 'Find a trail',
      route: '/ai-trails',
      description: 'Search and filter every trail, with what is open to your machine today.',
      category: 'Explore',
      tags: ['trails', 'search', 'atv', 'utv', 'side-by-side', '4x4', 'hiking', 'biking', 'open today'],
      icon: 'trail',
      newUntil: '2025-12-01',
      order: 10,
      discover: 10,
    },
  ],
  header: {
    key: 'vehicle',
    load: () => import('../../data/vehicle/vehicle-chip.tsx').then(({ VehicleChip }) => ({ Item: VehicleChip })),
    reserveWidthPx: 44,
  },
  offline: { kind: 'cached', collections: ['trails', 'wmas', 'trailLines'] },
})

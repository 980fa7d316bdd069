import { defineFeature } from '../../kit/define-feature.ts'

export const map = defineFeature({
  id: 'map',
  title: 'Trail map',
  category: 'Explore',
  routes: [
    {
      path: '/map',
      title: 'Trail map',
      description:
        'Every Arkansas trail we know on a map that needs no network, coloured by what your machine may ride today.',
      load: () => import('./map-page.tsx'),
      layout: 'stage',
      skeleton: 'map',
    },
  ],
  offline: { kind: 'cached', collections: ['trails', 'trailLines', 'parks', 'mapTiles'] },
  background: { key: 'keep-on-device', load: () => import('../../data/places/keep-on-device.ts') },
  nav: [{ key: 'maps', label: 'Maps', route: '/map', icon: 'map', desktopOrder: 20, mobileOrder: 20 }],
  directory: [
    {
      key: 'interactive-maps',
      label: 'Interactive Maps',
      route: '/map',
      description: 'Trails, parks, campgrounds and rivers on a map that works with no signal',
      category: 'Explore',
      tags: ['map', 'topo', 'imagery', 'offline', 'gps'],
      icon: 'map',
      order: 20,
      discover: 20,
      more: { group: 'Outdoor Activities', order: 20 },
    },
  ],
})

import { defineFeature } from '../../kit/define-feature.ts'

/** Campgrounds: find one, see whether there is room, call it, and ride from camp. */
export const campgrounds = defineFeature({
  id: 'campgrounds',
  title: 'Campground finder',
  category: 'Explore',
  routes: [
    {
      path: '/campgrounds',
      title: 'Campground finder',
      description:
        'Arkansas campgrounds by place, price, sites and amenities, with free sites where they can be known. Works with no signal.',
      load: () =>
        import('./campgrounds-page.tsx').then(({ CampgroundsPage, prepare }) => ({ Page: CampgroundsPage, prepare })),
      layout: 'stage',
      skeleton: 'split',
    },
    {
      path: '/campgrounds/:id',
      title: 'Campground',
      description:
        'A campground in Arkansas: free sites, prices, amenities, contact, and the trails you can ride from camp.',
      load: () =>
        import('./campground-page.tsx').then(({ CampgroundPage, prepare }) => ({ Page: CampgroundPage, prepare })),
      layout: 'wide',
      skeleton: 'detail',
    },
  ],
  directory: [
    {
      key: 'campgrounds',
      label: 'Campground Finder',
      route: '/campgrounds',
      description: 'Find a campground by place, price and amenities, see whether there is room, and ride from camp.',
      category: 'Explore',
      tags: ['campgrounds', 'camping', 'tent', 'rv', 'cabin', 'reservation', 'availability', 'lake'],
      icon: 'camp',
      order: 40,
    },
  ],
  background: {
    key: 'campground-alerts',
    load: () => import('./watch/alerts-in-background.tsx').then(({ Work }) => ({ Work })),
  },
  offline: { kind: 'cached', collections: ['campgrounds', 'trails', 'trailLines', 'waterways'] },
})

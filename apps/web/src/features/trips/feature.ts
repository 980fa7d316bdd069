import { defineFeature } from '../../kit/define-feature.ts'

/** Outings: when, where, with whom. */
export const trips = defineFeature({
  id: 'trips',
  title: 'Trips',
  category: 'Explore',
  routes: [
    {
      path: '/trips',
      title: 'Your trips',
      description: 'The outings you plan: when, which trails, who comes. Made and kept with no signal.',
      load: () => import('./trips-page.tsx'),
      skeleton: 'list',
    },
    {
      path: '/trips/new',
      title: 'Plan a trip',
      description: 'Choose trails, say when you leave and when you will be back, and see what is open on that day.',
      load: () => import('./trip-form-page.tsx'),
    },
    {
      path: '/trips/:tripId',
      title: 'Trip',
      description: 'An outing: its trails and whether they are open on that day, daylight, who comes.',
      load: () => import('./trip-page.tsx'),
      skeleton: 'detail',
    },
    {
      path: '/trips/:tripId/edit',
      title: 'Change a trip',
      description: 'Change when, where and with whom you go.',
      load: () => import('./trip-form-page.tsx'),
    },
  ],
  directory: [
    {
      key: 'trips',
      label: 'My Trips',
      route: '/trips',
      description: 'Plan an outing: when, which trails, who comes, and when you will be back.',
      category: 'Explore',
      tags: ['trips', 'plan', 'outing', 'itinerary', 'calendar', 'weekend'],
      icon: 'calendar',
      order: 25,
      more: { group: 'Track & Manage', order: 25 },
    },
  ],
  actions: [
    {
      key: 'plan-trip',
      label: 'Plan a trip',
      route: '/trips/new',
      description: 'Say when and where you go',
      tags: ['new', 'plan', 'trip', 'outing'],
      icon: 'calendar',
    },
  ],
  background: {
    key: 'way-of-watched-ride',
    load: () => import('./way-in-background.tsx').then(({ Work }) => ({ Work })),
  },
  offline: { kind: 'cached', collections: ['trips', 'trails'] },
})

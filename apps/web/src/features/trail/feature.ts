import { defineFeature } from '../../kit/define-feature.ts'

/** One trail: may I ride it today, where is it, what is known of it and who says so. */
export const trail = defineFeature({
  id: 'trail',
  title: 'Trail',
  category: 'Explore',
  routes: [
    {
      path: '/map/:trailId',
      title: 'Trail',
      description:
        'A trail in Arkansas: open today for your machine, facts with their sources, map, files and what is nearby.',
      load: () => import('./trail-page.tsx'),
      layout: 'wide',
      skeleton: 'detail',
    },
  ],
  offline: {
    kind: 'cached',
    collections: ['trails', 'trailLines', 'campgrounds', 'parks', 'wmas', 'waterways', 'accessPoints', 'trailReports'],
  },
})

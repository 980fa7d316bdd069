import { defineFeature } from '../../kit/define-feature.ts'

/** Letting somebody see where one is, for a while, by a link. */
export const liveShare = defineFeature({
  id: 'live-share',
  title: 'Share where I am',
  category: 'Safety',
  routes: [
    {
      path: '/share-location',
      title: 'Share where I am',
      description: 'Let somebody follow you on a map for a while, by a link that ends by itself.',
      load: () => import('./live-share-page.tsx'),
    },
  ],
  directory: [
    {
      key: 'share-location',
      label: 'Share Where I Am',
      route: '/share-location',
      description: 'A link that shows where you are on a map, exact or roughly, and ends by itself.',
      category: 'Safety',
      tags: ['live location', 'share', 'follow', 'track me', 'where am i', 'family'],
      icon: 'pin',
      order: 75,
    },
  ],
  header: {
    key: 'sharing',
    load: () => import('./sharing-mark.tsx').then(({ SharingMark }) => ({ Item: SharingMark })),
    reserveWidthPx: 0,
    isMark: true,
  },
  background: {
    key: 'live-share',
    load: () => import('./share-in-background.tsx').then(({ Work }) => ({ Work })),
  },
  offline: { kind: 'network', because: 'Whoever follows you asks the server where you are.' },
})

import { defineFeature } from '../../kit/define-feature.ts'

export const saved = defineFeature({
  id: 'saved',
  title: 'Saved trails',
  category: 'Explore',
  routes: [
    {
      path: '/saved',
      title: 'Saved trails',
      description: 'The trails you keep on this device, with whether they are open to you today. Works with no signal.',
      load: () => import('./saved-page.tsx').then(({ SavedPage }) => ({ Page: SavedPage })),
      skeleton: 'list',
    },
  ],
  directory: [
    {
      key: 'saved',
      label: 'Saved Trails',
      route: '/saved',
      description: 'The trails you keep on this device.',
      category: 'Explore',
      tags: ['saved', 'bookmarks', 'favorites', 'offline'],
      icon: 'bookmark',
      order: 30,
      discover: 50,
      more: { group: 'Track & Manage', order: 20 },
    },
  ],
  offline: { kind: 'cached', collections: ['savedTrails', 'trails'] },
})

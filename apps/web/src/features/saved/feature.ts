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
  nav: [{ key: 'saved', label: 'Saved', route: '/saved', icon: 'bookmark', desktopOrder: 30, mobileOrder: 40 }],
  directory: [
    {
      key: 'saved',
      label: 'Saved trails',
      route: '/saved',
      description: 'The trails you keep on this device.',
      category: 'Explore',
      tags: ['saved', 'bookmarks', 'favorites', 'offline'],
      icon: 'bookmark',
    },
  ],
  offline: { kind: 'cached', collections: ['savedTrails', 'trails'] },
})

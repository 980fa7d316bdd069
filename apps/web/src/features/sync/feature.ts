import { defineFeature } from '../../kit/define-feature.ts'

/** What was written with no signal: sent in the background, and shown until it is at the server. */
export const sync = defineFeature({
  id: 'sync',
  title: 'Sync',
  category: 'Me',
  routes: [
    {
      path: '/sync',
      title: 'Sync',
      description: 'What you wrote with no signal and is not sent yet, with the reason, and what to do about it.',
      load: () => import('./sync-page.tsx'),
      skeleton: 'list',
    },
  ],
  directory: [
    {
      key: 'sync',
      label: 'Sync',
      route: '/sync',
      description: 'What waits on this device, and why',
      category: 'Me',
      tags: ['sync', 'offline', 'pending', 'outbox', 'conflict'],
      icon: 'refresh',
      order: 40,
    },
  ],
  background: { key: 'sync', load: () => import('./sync-in-background.tsx') },
  offline: { kind: 'built-in' },
})

import { defineFeature } from '../../kit/define-feature.ts'

/** What of the app is on this device, areas of the online map to keep, and a test of all of it. */
export const offlinePack = defineFeature({
  id: 'offline-pack',
  title: 'Offline pack',
  category: 'Me',
  routes: [
    {
      path: '/offline',
      title: 'Offline pack',
      description:
        'What is on this device for days with no signal: size, age, maps of areas to keep, and a test of every part.',
      load: () => import('./offline-page.tsx'),
      skeleton: 'list',
    },
  ],
  directory: [
    {
      key: 'offline',
      label: 'Offline pack',
      route: '/offline',
      description: 'What works here with no signal, and maps to take along',
      category: 'Me',
      tags: ['offline', 'download', 'map', 'storage', 'no signal', 'airplane', 'update'],
      icon: 'stored',
      order: 35,
    },
  ],
  background: { key: 'offline-pack', load: () => import('./update/in-background.tsx') },
  offline: { kind: 'built-in' },
})

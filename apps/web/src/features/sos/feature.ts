import { defineFeature } from '../../kit/define-feature.ts'

/** The emergency card: a page of its own, and over every other page by the round button. */
export const sos = defineFeature({
  id: 'sos',
  title: 'Emergency',
  category: 'Safety',
  routes: [
    {
      path: '/emergency',
      title: 'Emergency',
      description:
        'Your position as rescuers ask for it, 911, what to say, your contacts, light and sound signals, the way back. Works with no signal.',
      load: () => import('./emergency-page.tsx'),
      layout: 'wide',
    },
  ],
  directory: [
    {
      key: 'emergency',
      label: 'Emergency',
      route: '/emergency',
      description: 'SOS: 911, your position, what to say, alert your contacts',
      category: 'Safety',
      tags: [
        'sos',
        'help',
        '911',
        'mayday',
        'panic',
        'accident',
        'injured',
        'rescue',
        'position',
        'whistle',
        'flashlight',
      ],
      icon: 'sos',
      order: 1,
    },
  ],
  actions: [
    {
      key: 'sos',
      label: 'SOS',
      route: '/emergency',
      description: 'Emergency card: 911, position, contacts, signals',
      tags: ['emergency', 'help', '911', 'mayday'],
      icon: 'sos',
    },
  ],
  background: { key: 'sos', isFirst: true, load: () => import('./sos-work.tsx') },
  offline: { kind: 'built-in' },
})

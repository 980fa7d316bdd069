import { defineFeature } from '../../kit/define-feature.ts'

/** The hub: the emergency card, the check before a ride, what to read beforehand, and every feature that looks after riders. */
export const safety = defineFeature({
  id: 'safety',
  title: 'Safety',
  category: 'Safety',
  routes: [
    {
      path: '/safety',
      title: 'Safety',
      description:
        'SOS, the check before a ride, first aid, survival, wildlife, heat and cold, water crossings. Works with no signal.',
      load: () => import('./safety-page.tsx'),
    },
  ],
  nav: [{ key: 'safety', label: 'Safety', route: '/safety', icon: 'shield', mobileOrder: 40 }],
  directory: [
    {
      key: 'safety',
      label: 'Safety',
      route: '/safety',
      description: 'SOS, pre-ride check, first aid, survival, wildlife, water crossings',
      category: 'Safety',
      tags: ['checklist', 'pre-ride', 'first aid', 'survival', 'wildlife', 'heat', 'cold', 'hub'],
      icon: 'shield',
      newUntil: '2025-11-01',
      order: 0,
    },
  ],
  offline: { kind: 'built-in' },
})

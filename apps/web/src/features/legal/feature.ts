import { defineFeature } from '../../kit/define-feature.ts'

/** What becomes of a rider's data, and on which terms the app is used. */
export const legal = defineFeature({
  id: 'legal',
  title: 'Privacy and terms',
  category: 'Me',
  routes: [
    {
      path: '/privacy-policy',
      title: 'Privacy Policy',
      description:
        'What Bluffline keeps on your device and on the server, for how long, who else hears of it, and how to take it away.',
      load: () => import('./privacy-page.tsx'),
      skeleton: 'text',
    },
    {
      path: '/terms-of-service',
      title: 'Terms of Service',
      description:
        'What you can expect of Bluffline and what it expects of you: facts with sources, your own judgement on the trail.',
      load: () => import('./terms-page.tsx'),
      skeleton: 'text',
    },
  ],
  directory: [
    {
      key: 'privacy-policy',
      label: 'Privacy Policy',
      route: '/privacy-policy',
      description: 'What is kept where, for how long, and how to delete it',
      category: 'Me',
      tags: ['privacy', 'data', 'delete', 'cookies', 'legal'],
      icon: 'info',
    },
    {
      key: 'terms-of-service',
      label: 'Terms of Service',
      route: '/terms-of-service',
      description: 'The terms on which you use Bluffline',
      category: 'Me',
      tags: ['terms', 'legal', 'rules'],
      icon: 'info',
    },
  ],
  offline: { kind: 'built-in' },
})

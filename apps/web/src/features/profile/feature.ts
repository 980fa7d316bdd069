import { defineFeature } from '../../kit/define-feature.ts'

/** Who one is here: signing in, the account, what is kept on this device. */
export const profile = defineFeature({
  id: 'profile',
  title: 'Profile',
  category: 'Me',
  routes: [
    {
      path: '/profile',
      title: 'Profile',
      description:
        'Log in or make an account, see where you are logged in, take your data along, and what this device keeps.',
      load: () => import('./profile-page.tsx'),
      skeleton: 'text',
    },
  ],
  directory: [
    {
      key: 'profile',
      label: 'Profile',
      route: '/profile',
      description: 'Your account, your devices and your data',
      category: 'Me',
      tags: ['profile', 'account', 'login', 'register', 'password', 'export', 'storage'],
      icon: 'person',
      order: 10,
    },
  ],
  offline: { kind: 'built-in' },
})

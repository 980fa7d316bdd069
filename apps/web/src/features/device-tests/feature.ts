import { defineFeature } from '../../kit/define-feature.ts'

/** What this browser on this device can really do, tried out, for those who test. */
export const deviceTests = defineFeature({
  id: 'device-tests',
  title: 'Device tests',
  category: 'Admin',
  routes: [
    {
      path: '/emergency-test',
      title: 'Emergency test',
      description: 'Tries everything an emergency needs of this device and this server, and says what works.',
      load: () => import('./emergency-test-page.tsx'),
    },
    {
      path: '/bluetooth-test',
      title: 'Bluetooth test',
      description: 'What this browser can do with Bluetooth, a device to connect, and the buttons of a remote.',
      load: () => import('./bluetooth-test-page.tsx'),
    },
    {
      path: '/mobile-performance-test',
      title: 'Mobile performance test',
      description: 'Measures drawing, computing, writing to the disk and reading the app’s own files on this device.',
      load: () => import('./performance-test-page.tsx'),
    },
  ],
  directory: [
    {
      key: 'emergency-test',
      label: 'Emergency Test',
      route: '/emergency-test',
      description: 'Tries everything an emergency needs of this device',
      category: 'Safety',
      tags: ['test', 'sos', 'capabilities'],
      icon: 'gauge',
      roles: ['admin', 'test'],
      order: 190,
    },
    {
      key: 'bluetooth-test',
      label: 'Bluetooth Test',
      route: '/bluetooth-test',
      description: 'What this browser can do with Bluetooth',
      category: 'Admin',
      tags: ['test', 'bluetooth', 'remote'],
      icon: 'gauge',
      roles: ['admin', 'test'],
    },
    {
      key: 'mobile-performance-test',
      label: 'Mobile Performance Test',
      route: '/mobile-performance-test',
      description: 'Measures drawing, computing and writing on this device',
      category: 'Admin',
      tags: ['test', 'performance', 'speed'],
      icon: 'gauge',
      roles: ['admin', 'test'],
    },
  ],
  offline: { kind: 'built-in' },
})

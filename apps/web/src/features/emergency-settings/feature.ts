import { defineFeature } from '../../kit/define-feature.ts'

/** What an emergency does, who is told, what helpers may read, and a drill of all of it. */
export const emergencySettings = defineFeature({
  id: 'emergency-settings',
  title: 'Emergency settings',
  category: 'Safety',
  routes: [
    {
      path: '/settings/emergency',
      title: 'Emergency settings',
      description:
        'Countdown, contacts, position, button, sound, crash detection and test mode, with presets for a day out.',
      load: () => import('./general-page.tsx'),
    },
    {
      path: '/settings/emergency/contacts',
      title: 'Emergency contacts',
      description: 'Who is told when you need help: add them, see whether they have agreed, set who comes first.',
      load: () => import('./contacts-page.tsx'),
    },
    {
      path: '/settings/emergency/medical',
      title: 'Medical card',
      description: 'Blood type, allergies, medicines and notes for those who help you. It stays on this phone.',
      load: () => import('./medical-page.tsx'),
    },
    {
      path: '/settings/emergency/drill',
      title: 'Emergency drill',
      description: 'Walk through a whole alert with people who know of it, and see the proof of every step.',
      load: () => import('./drill-page.tsx'),
    },
  ],
  directory: [
    {
      key: 'emergency-settings',
      label: 'Emergency Settings',
      route: '/settings/emergency',
      description: 'Countdown, contacts, button, crash detection, presets',
      category: 'Safety',
      tags: ['sos', 'settings', 'panic', 'fall detection', 'crash', 'test mode', 'preset'],
      icon: 'settings',
      order: 160,
    },
    {
      key: 'emergency-contacts',
      label: 'Emergency Contacts',
      route: '/settings/emergency/contacts',
      description: 'Who is told when you need help, and whether they have agreed',
      category: 'Safety',
      tags: ['contacts', 'family', 'ice', 'sos'],
      icon: 'phone',
      order: 150,
    },
    {
      key: 'medical-card',
      label: 'Medical Card',
      route: '/settings/emergency/medical',
      description: 'Blood type, allergies, medicines: on this phone only',
      category: 'Safety',
      tags: ['medical id', 'blood type', 'allergy', 'medicine', 'ice'],
      icon: 'person',
      order: 155,
    },
    {
      key: 'emergency-drill',
      label: 'Emergency Drill',
      route: '/settings/emergency/drill',
      description: 'Try a whole alert with people who know of it',
      category: 'Safety',
      tags: ['drill', 'test', 'practice', 'sos'],
      icon: 'refresh',
      order: 165,
    },
  ],
  offline: { kind: 'built-in' },
})

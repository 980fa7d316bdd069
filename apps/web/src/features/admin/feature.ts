import { defineFeature } from '../../kit/define-feature.ts'

/** What admins look after: words of riders about campgrounds, and the addresses people left. */
export const admin = defineFeature({
  id: 'admin',
  title: 'Administration',
  category: 'Admin',
  routes: [
    {
      path: '/admin/campgrounds',
      title: 'Campground moderation',
      description: 'For admins: reviews, reports of how full it is, and corrections riders suggest.',
      load: () => import('./campgrounds/moderation-page.tsx'),
    },
    {
      path: '/admin/leads',
      title: 'Leads',
      description: 'For admins: the addresses people left, to export and to delete.',
      load: () => import('./leads/leads-page.tsx'),
    },
  ],
  directory: [
    {
      key: 'campground-moderation',
      label: 'Campground moderation',
      route: '/admin/campgrounds',
      description: 'Reviews, reports and corrections of riders about campgrounds',
      category: 'Admin',
      tags: ['moderation', 'reviews', 'reports', 'corrections', 'campgrounds'],
      icon: 'list',
      roles: ['admin'],
    },
    {
      key: 'leads',
      label: 'Leads',
      route: '/admin/leads',
      description: 'Addresses people left: export, delete',
      category: 'Admin',
      tags: ['leads', 'e-mail', 'addresses', 'export', 'csv'],
      icon: 'person',
      roles: ['admin'],
    },
  ],
  offline: { kind: 'network', because: 'What others wrote is read from the server and decided there.' },
})

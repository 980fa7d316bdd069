import { defineFeature } from '../../kit/define-feature.ts'

/** The front door: what the app is, where to ride, and the welcome for those who come for the first time. */
export const landing = defineFeature({
  id: 'landing',
  title: 'Home',
  category: 'Explore',
  routes: [
    {
      path: '/',
      title: 'Arkansas ATV & UTV Trails, Maps and Camping',
      description:
        'Verified Arkansas ATV, UTV and side-by-side trails with today’s status, offline maps, GPS, WMAs, campgrounds and duck season dates.',
      load: () => import('./landing-page.tsx'),
      layout: 'wide',
      skeleton: 'detail',
    },
  ],
  nav: [{ key: 'home', label: 'Home', route: '/', icon: 'home', desktopOrder: 10, mobileOrder: 10 }],
  directory: [
    {
      key: 'home',
      label: 'Home',
      route: '/',
      description: 'What Bluffline is, places to ride and what is in season',
      category: 'Explore',
      tags: ['home', 'start', 'welcome', 'install'],
      icon: 'home',
      order: 5,
    },
  ],
  offline: { kind: 'built-in' },
})

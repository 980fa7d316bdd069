import { defineFeature } from '../../kit/define-feature.ts'

/** Everything the app can do, on one searchable page. */
export const featureDirectory = defineFeature({
  id: 'feature-directory',
  title: 'All features',
  category: 'Ride',
  routes: [
    {
      path: '/features',
      title: 'Browse All Features',
      description:
        'Everything Bluffline can do, by category, with a search: what each page is for and what works with no signal.',
      load: () => import('./directory-page.tsx'),
      skeleton: 'list',
    },
  ],
  directory: [
    {
      key: 'features',
      label: 'Browse All Features',
      route: '/features',
      description: 'Everything the app can do, on one searchable page',
      category: 'Ride',
      tags: ['features', 'directory', 'all', 'menu', 'index', 'help'],
      icon: 'list',
      order: 900,
    },
  ],
  offline: { kind: 'built-in' },
})

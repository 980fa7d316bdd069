import { defineFeature } from '../../kit/define-feature.ts'

/** Be led along a trail, a loop or a line from a file, with no signal. */
export const navigate = defineFeature({
  id: 'navigate',
  title: 'Navigate',
  category: 'Ride',
  routes: [
    // A trail is chosen first.
    { path: '/navigate', redirect: '/ai-trails' },
    {
      path: '/navigate/file',
      title: 'Navigate a file',
      description: 'Ride a GPX, GeoJSON, KML, TCX or FIT file: led along its line by voice, picture and vibration.',
      load: () => import('./file-page.tsx'),
      layout: 'stage',
      skeleton: 'map',
    },
    {
      path: '/navigate/:trailId',
      title: 'Navigate a trail',
      description: 'Be led along a trail by voice, picture and vibration, with no signal.',
      load: () => import('./navigate-page.tsx'),
      layout: 'stage',
      skeleton: 'map',
    },
    {
      path: '/navigate/:trailId/loops',
      title: 'Plan a loop',
      description: 'Loops of the length you want from a trailhead, on trails that are open to your machine today.',
      load: () => import('./loops-page.tsx'),
      layout: 'stage',
      skeleton: 'map',
    },
  ],
  directory: [
    {
      key: 'navigate',
      label: 'GPS Navigate',
      route: '/navigate',
      description: 'Choose a trail and be led along it by voice, picture and vibration, with no signal',
      category: 'Ride',
      tags: ['navigate', 'gps', 'voice', 'turns', 'route', 'loop', 'offline'],
      icon: 'navigate',
      order: 10,
      discover: 30,
      more: { group: 'Outdoor Activities', order: 30 },
    },
    {
      key: 'navigate-file',
      label: 'Navigate a File',
      route: '/navigate/file',
      description: 'Ride the line of a GPX, GeoJSON, KML, TCX or FIT file',
      category: 'Ride',
      tags: ['gpx', 'kml', 'fit', 'tcx', 'geojson', 'file', 'navigate', 'route'],
      icon: 'upload',
      order: 40,
    },
  ],
  header: {
    key: 'navigating',
    load: () => import('./header/navigation-mark.tsx').then(({ NavigationMark }) => ({ Item: NavigationMark })),
    reserveWidthPx: 0,
    isMark: true,
  },
  background: { key: 'navigation-left-open', load: () => import('./header/look-for-open-navigation.tsx') },
  offline: { kind: 'cached', collections: ['trails', 'trailLines'] },
})

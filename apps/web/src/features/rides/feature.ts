import { defineFeature } from '../../kit/define-feature.ts'

/** The rides on this phone: the list with its totals, and one ride with map, charts, edits and files. */
export const rides = defineFeature({
  id: 'rides',
  title: 'Your rides',
  category: 'Me',
  routes: [
    {
      path: '/rides',
      title: 'Your rides',
      description:
        'Every ride on this phone with totals by machine and month; bring in GPX, KML, TCX, GeoJSON or FIT files.',
      load: () => import('./rides-page.tsx'),
      skeleton: 'list',
    },
    {
      path: '/rides/:rideId',
      title: 'Ride',
      description:
        'One ride: map, elevation and speed, miles and laps, waypoints and photos, edit it, take it out as a file.',
      load: () => import('./ride-page.tsx'),
      layout: 'wide',
      skeleton: 'detail',
    },
  ],
  directory: [
    {
      key: 'rides',
      label: 'My Rides',
      route: '/rides',
      description: 'Your recorded and imported rides, with totals by machine and month',
      category: 'Me',
      tags: ['rides', 'history', 'tracks', 'totals', 'import', 'gpx', 'fit', 'tcx', 'kml'],
      icon: 'list',
      order: 20,
      more: { group: 'Track & Manage', order: 30 },
    },
  ],
  offline: { kind: 'built-in' },
})

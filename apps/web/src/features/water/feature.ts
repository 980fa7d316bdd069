import { defineFeature } from '../../kit/define-feature.ts'

/** Rivers, creeks and lakes: what their gauges say, where boats go in, whom to call, and being told when the water comes up. */
export const water = defineFeature({
  id: 'water',
  title: 'Water',
  category: 'Local',
  routes: [
    {
      path: '/waterway-conditions',
      title: 'Waterway conditions',
      description:
        'River and lake gauges of Arkansas: height, flow, trend and rate of rise, each with the age of its reading.',
      load: () => import('./conditions/conditions-page.tsx'),
      layout: 'wide',
      skeleton: 'list',
    },
    {
      path: '/waterway-conditions/:waterwayId',
      title: 'A waterway and its gauges',
      description:
        'Three days of a gauge, flood stages with their date, forecast crest, levels boaters use, put-ins and take-outs.',
      load: () => import('./gauge/waterway-page.tsx'),
      skeleton: 'detail',
    },
    {
      path: '/water-safety-alerts',
      title: 'Water safety alerts',
      description:
        'Rivers of Arkansas at a flood stage or rising fast, and alarms for a gauge, a crossing or a camp of yours.',
      load: () => import('./alerts/alerts-page.tsx'),
      skeleton: 'list',
    },
    {
      path: '/emergency-waterway-contacts',
      title: 'Emergency waterway contacts',
      description:
        'Whom to call about trouble on a river or lake in Arkansas, each number with its source and date. Opens with no signal.',
      load: () => import('./contacts/contacts-page.tsx'),
      layout: 'wide',
      skeleton: 'list',
    },
    {
      path: '/access-point-map',
      title: 'Access point map',
      description:
        'Put-ins and take-outs on the rivers of Arkansas: ramps, bridges and gravel bars with river miles and who runs them.',
      load: () => import('./access/access-map-page.tsx'),
      layout: 'wide',
      skeleton: 'map',
    },
  ],
  directory: [
    {
      key: 'waterway-conditions',
      label: 'Waterway conditions',
      route: '/waterway-conditions',
      description: 'What river and lake gauges said last, and how old it is.',
      category: 'Local',
      tags: ['river', 'water', 'level', 'gauge', 'flow', 'flood', 'float', 'kayak', 'buffalo', 'mulberry', 'usgs'],
      icon: 'water',
      order: 10,
    },
    {
      key: 'water-safety-alerts',
      label: 'Water safety alerts',
      route: '/water-safety-alerts',
      description: 'Floods, fast rises, and alarms for your gauge, crossing or camp.',
      category: 'Safety',
      tags: ['flood', 'flash flood', 'rising', 'alarm', 'river', 'crossing', 'camp', 'gauge'],
      icon: 'bell',
      newUntil: '2025-12-01',
      order: 50,
    },
    {
      key: 'emergency-waterway-contacts',
      label: 'Emergency waterway contacts',
      route: '/emergency-waterway-contacts',
      description: 'Rangers, wardens, dispatch and lake offices, with no signal too.',
      category: 'Safety',
      tags: ['call', 'phone', '911', 'ranger', 'dispatch', 'river', 'lake', 'warden', 'dam'],
      icon: 'phone',
      newUntil: '2025-12-01',
      order: 60,
    },
    {
      key: 'access-point-map',
      label: 'Access point map',
      route: '/access-point-map',
      description: 'Put-ins and take-outs with river miles.',
      category: 'Safety',
      tags: ['put-in', 'take-out', 'boat ramp', 'launch', 'river mile', 'canoe', 'kayak', 'float'],
      icon: 'pin',
      newUntil: '2025-12-01',
      order: 70,
    },
  ],
  background: {
    key: 'water-rises',
    load: () => import('./watch/rises-in-background.tsx').then(({ Work }) => ({ Work })),
  },
  offline: { kind: 'cached', collections: ['waterways', 'accessPoints', 'gauge readings'] },
})

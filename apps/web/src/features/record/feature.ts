import { defineFeature } from '../../kit/define-feature.ts'

const load = () => import('./record-page.tsx')

/** Record a ride: every fix is on the phone's disk as it arrives. One page under three addresses. */
export const record = defineFeature({
  id: 'record',
  title: 'Record a ride',
  category: 'Ride',
  routes: [
    {
      path: '/record',
      title: 'Record a ride',
      description:
        'Record your ride with no signal: track, speed, climb, laps and waypoints, kept on your phone as you go.',
      load,
      layout: 'stage',
      skeleton: 'map',
    },
    {
      path: '/real-trail-riding',
      title: 'Real GPS riding',
      description:
        'Ride with the GPS of your phone: where you are, how fast, how far and how high, recorded as you go.',
      load,
      layout: 'stage',
      skeleton: 'map',
    },
    {
      path: '/gps',
      title: 'GPS',
      description: 'The GPS of your phone on a map that needs no network, with a recorder that survives a crash.',
      load,
      layout: 'stage',
      skeleton: 'map',
    },
  ],
  directory: [
    {
      key: 'record',
      label: 'Record Trip',
      route: '/record',
      description: 'Record a ride with no signal: track, speed, climb, laps, waypoints',
      category: 'Ride',
      tags: ['record', 'track', 'gps', 'ride', 'laps', 'waypoints', 'offline'],
      icon: 'record',
      order: 20,
      discover: 40,
      more: { group: 'Track & Manage', order: 10 },
    },
    {
      key: 'real-trail-riding',
      label: 'Real GPS Riding',
      route: '/real-trail-riding',
      description: 'Ride with the GPS of your phone on a map that needs no network',
      category: 'Ride',
      tags: ['gps', 'live', 'speed', 'map', 'ride'],
      icon: 'navigate',
      newUntil: '2025-12-01',
      order: 30,
      more: { group: 'Outdoor Activities', order: 40 },
    },
  ],
  actions: [
    {
      key: 'start-recording',
      label: 'Start recording',
      route: '/record?start',
      description: 'Begins to record a ride at once',
      tags: ['record', 'ride', 'track', 'begin', 'gps'],
      icon: 'record',
    },
  ],
  header: {
    key: 'recording',
    load: () => import('./header/recording-mark.tsx').then(({ RecordingMark }) => ({ Item: RecordingMark })),
    reserveWidthPx: 0,
    isMark: true,
  },
  background: { key: 'rides-left-open', load: () => import('./header/look-for-open-ride.tsx') },
  offline: { kind: 'built-in' },
})

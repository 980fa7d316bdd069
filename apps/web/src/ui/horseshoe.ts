import { createLucideIcon } from 'lucide-react'

/** The set has no horse. */
export const Horseshoe = createLucideIcon('horseshoe', [
  ['path', { d: 'M4 20h3.5l.3-1.6C6.6 16.6 6 14.4 6 12a6 6 0 0 1 12 0c0 2.4-.6 4.6-1.8 6.4l.3 1.6H20', key: 'rim' }],
  ['path', { d: 'M4 20l.6-2.6C3.6 15.8 3 14 3 12a9 9 0 0 1 18 0c0 2-.6 3.8-1.6 5.4L20 20', key: 'edge' }],
])

import type { SimulationWish } from '../../../data/navigation/simulated-track.ts'

export interface Wish extends SimulationWish {
  readonly source: 'course' | 'trail' | 'file'
  readonly trailId: string
  readonly rate: number
}

export const FIRST_WISH: Wish = {
  source: 'course',
  trailId: '',
  speedMph: 15,
  noiseM: 8,
  gaps: 'none',
  fromShare: 0,
  rate: 1,
}

export const SOURCES = [
  { value: 'course', label: 'What I navigate' },
  { value: 'trail', label: 'A trail' },
  { value: 'file', label: 'A file' },
] as const

export const GAPS = [
  { value: 'none', label: 'Never' },
  { value: 'short', label: '20 seconds every 3 minutes' },
  { value: 'long', label: '1 minute every 5 minutes' },
] as const

export const RATES = [
  { value: '1', label: 'Real time' },
  { value: '5', label: '5×' },
  { value: '20', label: '20×' },
  { value: '60', label: '60×' },
] as const

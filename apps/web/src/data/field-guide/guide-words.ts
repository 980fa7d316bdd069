import type { FlowVerdict, GuideSection } from '@bluffline/contract'
import type { ListedGuide } from './field-guide.ts'

export const SECTION_WORDS: Readonly<Record<GuideSection, { readonly title: string; readonly about: string }>> = {
  medical: { title: 'Medical', about: 'Somebody is hurt or ill. Each page begins with the call to 911.' },
  stuck: { title: 'Stuck', about: 'Mud, sand, rocks, water: out again without breaking more.' },
  vehicle: { title: 'Machine trouble', about: 'Won’t start, runs hot, slips, goes dark, goes flat.' },
  diagnostics: { title: 'Find the fault', about: 'Yes or no, question by question: ride, limp or stop.' },
  navigation: { title: 'Lost, missing, no signal', about: 'When the way, a rider or the signal is gone.' },
  wildlife: { title: 'Wildlife', about: 'Bears, hogs, ticks. Snake bites and stings are medical pages.' },
  weather: { title: 'Weather', about: 'Lightning, floods, heat, cold.' },
  terrain: { title: 'Terrain', about: 'Creeks, hills, soft ground, forest roads.' },
  rules: { title: 'Rules and gear', about: 'What to settle, wear and carry before the ride.' },
}

export const VERDICT_WORDS: Readonly<Record<FlowVerdict, string>> = {
  ride: 'Ride on',
  limp: 'Limp back',
  stop: 'Stop here',
}

/** Whether a page speaks of all that is typed. */
export function speaksOf(guide: ListedGuide, typed: string): boolean {
  const text = [guide.title, guide.summary, ...guide.keywords].join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

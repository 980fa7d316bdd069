/** Signs on a 24 × 24 field, drawn with a round pen. Several from Lucide (ISC). */
export const SIGNS = {
  open: 'M19 7 10 17l-5-5',
  closed: 'M17 7 7 17M7 7l10 10',
  unknown: 'M8.6 9.2a3.5 3.5 0 0 1 6.8 1.1c0 2.4-3.4 3.2-3.4 5M12 18.6h.01',
  camp: 'M3.5 21 14 3M20.5 21 10 3M15.5 21 12 15l-3.5 6M2 21h20',
  park: 'M12 22v-5M12 2 6.5 9.5h3L5 16.5h14l-4.5-7h3Z',
  wma: 'M6 21 12 9l6 12M12 9V6M9.5 4.5 12 6l2.5-1.5M8.5 16h7',
  water: 'M2 8c3-3 5 3 8 0s5 3 8 0 3 0 4 0M2 16c3-3 5 3 8 0s5 3 8 0 3 0 4 0',
  access: 'M12 6v16M19 13l2-1a9 9 0 0 1-18 0l2 1M9 11h6M12 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
} as const
export type Sign = keyof typeof SIGNS
export const isSign = (name: string): name is Sign => name in SIGNS

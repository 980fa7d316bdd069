import type { CorrectionKind } from '@bluffline/contract'

export const CORRECTION_WORDS: Readonly<Record<CorrectionKind, string>> = {
  closed: 'It is closed',
  price: 'Price',
  contact: 'Phone or address',
  amenities: 'Sites or amenities',
  wrongPlace: 'Place on the map',
  other: 'Something else',
}

export const STATE_WORDS = {
  waiting: 'Waits for a network',
  received: 'Received',
  refused: 'Not accepted',
} as const

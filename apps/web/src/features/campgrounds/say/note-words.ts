export const STATE_WORDS = {
  waiting: 'Waits for a network',
  received: 'Received',
  refused: 'Not accepted',
} as const

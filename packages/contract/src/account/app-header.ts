/** Writes that ride on the session's cookie carry this header, which no foreign page can send. In a file without schemas: every page needs it. */
export const APP_HEADER = { name: 'x-requested-with', value: 'bluffline' } as const

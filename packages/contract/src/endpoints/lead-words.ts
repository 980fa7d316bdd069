/** What a form says of a field it cannot take. In a file without schemas: the first page shows it. */
export const LEAD_WORDS = {
  email: 'Please enter a valid email address',
  phone: 'Phone number must be at least 10 digits',
} as const

/** Length of a phone number, in characters: an area code, a number, and whatever stands between. */
export const LEAD_PHONE_LENGTH = { min: 10, max: 40 } as const

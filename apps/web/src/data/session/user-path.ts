import type { getUser } from '@bluffline/contract'

/** Written out, because the schemas of accounts must not hold up the first list. */
export const USER_PATH: (typeof getUser)['path'] = '/api/auth/user'

import { z } from 'zod'

/** What opens a page without an account: 256 random bits as 43 characters of base64url. The server knows only its hash. */
export const secretToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a link of ours')

/**
 * The pages such links lead to. The token stands behind `#`, which browsers send to no server and name to no other page:
 * `https://…/help#TOKEN`. `confirm`: a contact is asked. `help`: an alert. `back`: the rider of an overdue plan. `live`: a shared position.
 */
export const LINK_PAGES = { confirm: '/confirm', help: '/help', back: '/back', live: '/live' } as const
export type LinkPage = keyof typeof LINK_PAGES

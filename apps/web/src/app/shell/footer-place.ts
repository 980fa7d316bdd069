import { createContext } from 'react'

/** Where the foot of a page goes: below the page, and no part of it. */
export const FooterPlace = createContext<HTMLElement | null>(null)

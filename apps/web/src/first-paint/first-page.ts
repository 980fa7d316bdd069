import type { ReactNode } from 'react'

/** A page as the server sends it: what a search engine, a link preview and a slow phone have before any script has run. */
export interface FirstPage {
  /** Address, from the root. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly main: ReactNode
  /** Comma-separated, for search engines that read them. */
  readonly keywords?: string
  /** What the page is about, in the words of schema.org. Addresses are from the root: the server makes them whole. */
  readonly structured?: readonly object[]
  /** A script file that must run before the page is painted. */
  readonly beforePaint?: string
  /** Source file of the page's code, which the browser may fetch at once. */
  readonly module?: string
  /** Address of the data the page begins with. */
  readonly data?: string
}

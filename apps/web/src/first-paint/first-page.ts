import type { ReactNode } from 'react'

/** A page as the server sends it: what a search engine, a link preview and a slow phone have before any script has run. */
export interface FirstPage {
  /** Address, from the root. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly main: ReactNode
  /** Source file of the page's code, which the browser may fetch at once. */
  readonly module?: string
  /** Address of the data the page begins with. */
  readonly data?: string
}

import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstPage } from './first-page.ts'
import { firstPages, type Known } from './first-pages.tsx'
import { Frame } from './frame.tsx'

export interface RenderedPage extends Omit<FirstPage, 'main'> {
  /** Goes into `#root`. */
  readonly html: string
}

/** Draws the first pages of a catalogue. */
export const renderFirstPages = (known: Known): readonly RenderedPage[] =>
  firstPages(known).map(({ main, ...page }) => ({
    ...page,
    html: renderToStaticMarkup(<Frame path={page.path}>{main}</Frame>),
  }))

import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { FEATURES } from '../app/features.ts'
import { FeaturesContext } from '../kit/features-context.ts'
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
    html: renderToStaticMarkup(
      <StaticRouter location={page.path}>
        <FeaturesContext value={FEATURES}>
          <Frame path={page.path}>{main}</Frame>
        </FeaturesContext>
      </StaticRouter>,
    ),
  }))

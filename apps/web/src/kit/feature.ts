import type { EpochMs } from '@bluffline/core'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { FeatureIcon } from './icon-name.ts'

/** Categories of the feature directory, in the order it shows them. */
export const CATEGORIES = ['Ride', 'Explore', 'Safety', 'Hunting', 'Learn', 'Garage', 'Local', 'Me', 'Admin'] as const
export type Category = (typeof CATEGORIES)[number]

export type Role = 'guest' | 'user' | 'test' | 'admin'

/**
 * How a page stands in the shell. `page`: a reading column. `wide`: the whole width, with gutters.
 * `stage`: exactly the window between the bars, without gutters; the page scrolls inside itself (class `h-stage`).
 */
export type PageLayout = 'page' | 'wide' | 'stage'

/** What is drawn while the page's code comes in. */
export type PageSkeleton = 'text' | 'list' | 'split' | 'map' | 'detail'

export interface PageModule {
  readonly Page: ComponentType
  /** Reads what the page begins with, so that it can take the place of the document the server sent in one step. */
  readonly prepare?: (start: PageStart) => Promise<unknown>
}

/** What a page may read with before it is drawn. */
export interface PageStart {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly queries: QueryClient
  readonly ports: {
    readonly http: { readonly read: (key: readonly (string | number)[]) => Promise<unknown> }
    readonly clock: { readonly now: () => EpochMs }
  }
}

interface RouteBase {
  /** React Router pattern from the root, e.g. `/map/:trailId`. */
  readonly path: string
}

export interface PageRoute extends RouteBase {
  /** Title of the document and what is announced on arrival; a page that knows better calls `usePageMeta`. */
  readonly title: string
  readonly description: string
  readonly load: () => Promise<PageModule>
  readonly layout?: PageLayout
  readonly skeleton?: PageSkeleton
}

export interface RedirectRoute extends RouteBase {
  /** Another path; the query and the fragment are kept. */
  readonly redirect: string
}

export type FeatureRoute = PageRoute | RedirectRoute
export const isPage = (route: FeatureRoute): route is PageRoute => 'load' in route

/** An entry of a navigation bar. Bars sort by `order`; the bar that has no order does not show it. */
export interface NavEntry {
  readonly key: string
  readonly label: string
  readonly route: string
  readonly icon: FeatureIcon
  readonly desktopOrder?: number
  readonly mobileOrder?: number
}

/** An entry of the feature directory and the command palette. */
export interface DirectoryEntry {
  readonly key: string
  readonly label: string
  readonly route: string
  readonly description: string
  readonly category: Category
  readonly tags: readonly string[]
  readonly icon?: FeatureIcon
  readonly beta?: boolean
  /** ISO day; the entry is New until it comes. */
  readonly newUntil?: string
  /** Only these roles (and admins) see it; everybody where it is left out. */
  readonly roles?: readonly Role[]
}

/** What of the feature works with no signal. */
export type OfflineNeed =
  | { readonly kind: 'built-in' }
  | { readonly kind: 'cached'; readonly collections: readonly string[] }
  | { readonly kind: 'network'; readonly because: string }

/** A small control in the header, e.g. the chip of one's vehicle. */
export interface HeaderItem {
  readonly key: string
  readonly load: () => Promise<{ readonly Item: ComponentType }>
  /** Width kept free for it while it loads. */
  readonly reserveWidthPx: number
  /** It says what goes on (a ride, a simulated position): before the controls, and given room before their words. */
  readonly isMark?: true
}

/** Work that goes on whatever page is open, as a component that draws nothing. It starts once the first page stands still. */
export interface BackgroundItem {
  readonly key: string
  readonly load: () => Promise<{ readonly Work: ComponentType }>
}

export interface Feature {
  readonly id: string
  readonly title: string
  readonly category: Category
  readonly routes: readonly FeatureRoute[]
  readonly offline: OfflineNeed
  readonly nav?: readonly NavEntry[]
  readonly directory?: readonly DirectoryEntry[]
  readonly header?: HeaderItem
  readonly background?: BackgroundItem
}

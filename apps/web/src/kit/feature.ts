import type { EpochMs } from '@bluffline/core'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { FeatureIcon } from './icon-name.ts'

/** Categories of the feature directory, in the order it shows them. */
export const CATEGORIES = ['Ride', 'Explore', 'Safety', 'Hunting', 'Learn', 'Garage', 'Local', 'Me', 'Admin'] as const
export type Category = (typeof CATEGORIES)[number]

export type Role = 'guest' | 'user' | 'test' | 'admin'

/** Groups of the phone's More menu, in its order. */
export const MORE_GROUPS = ['Outdoor Activities', 'Learn & Improve', 'Safety & Equipment', 'Track & Manage'] as const
export type MoreGroup = (typeof MORE_GROUPS)[number]

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
  /** On the narrowest phones it stands in the More menu instead. */
  readonly inMoreWhenNarrow?: true
}

/** An entry of the feature directory, the menus of its category and the command palette. */
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
  /** Place in the menu of its category; those without one come after, as their features stand. */
  readonly order?: number
  /** Place among what Discover puts forward; left out, it is not. What is New comes first there. */
  readonly discover?: number
  /** Group of the phone's More menu, and the place in it. */
  readonly more?: { readonly group: MoreGroup; readonly order: number }
}

/** Something the command palette can do at once: it leads to the place where that happens. */
export interface FeatureAction {
  readonly key: string
  readonly label: string
  readonly route: string
  readonly description: string
  readonly tags: readonly string[]
  readonly icon: FeatureIcon
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
  /** Begins before the others: help must not wait. */
  readonly isFirst?: boolean
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
  readonly actions?: readonly FeatureAction[]
  readonly header?: HeaderItem
  readonly background?: BackgroundItem
}

import type { EntryBadge } from '../../kit/directory.ts'
import type { IconName } from '../../ui/icons.ts'

/** One thing the palette can find: a page, a place, or something it does. */
export interface PaletteItem {
  readonly key: string
  readonly label: string
  /** Said beside the name. */
  readonly about: string
  /** What else somebody may call it. */
  readonly tags: readonly string[]
  readonly icon: IconName
  readonly badge: EntryBadge | null
  readonly does: { readonly goTo: string } | { readonly run: () => void }
}

/** Things that stand under one heading. */
export interface PaletteGroup {
  readonly title: string
  readonly items: readonly PaletteItem[]
}

/** The name of an entry of the list, for the field that points at it. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`

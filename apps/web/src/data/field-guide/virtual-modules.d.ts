declare module 'virtual:guides' {
  import type { ListedGuide, GuidePage } from './field-guide.ts'
  export const GUIDE_LIST: () => Promise<{ readonly default: readonly ListedGuide[] }>
  /** By id. */
  export const GUIDE_PAGES: Readonly<Record<string, () => Promise<{ readonly default: GuidePage }>>>
}

declare module 'virtual:waterway-contacts' {
  import type { WaterwayContact } from '@bluffline/contract'
  export const WATERWAY_CONTACTS: readonly WaterwayContact[]
}

import { loadCatalog, loadHuntingSeasons } from '@bluffline/content'
import type { Plugin } from 'vite'

const modules: Readonly<Record<string, () => string>> = {
  'virtual:hunting-seasons': () => `export const HUNTING_SEASONS = ${JSON.stringify(loadHuntingSeasons())}`,
  'virtual:waterway-contacts': () =>
    `export const WATERWAY_CONTACTS = ${JSON.stringify(loadCatalog().waterwayContacts)}`,
}

/** Lets a page ship with a small list of the catalogue, so that it is there from the first visit on, with no signal too. */
export function cataloguePartsPlugin(): Plugin {
  return {
    name: 'bluffline-catalogue-parts',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  }
}

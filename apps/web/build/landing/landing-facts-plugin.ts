import { loadCatalog, loadDuckSeason } from '@bluffline/content'
import type { Plugin } from 'vite'
import { headFacts, landingFacts } from './landing-facts.ts'

const modules: Readonly<Record<string, () => string>> = {
  'virtual:landing-facts': () =>
    `export const LANDING_FACTS = ${JSON.stringify(landingFacts(loadCatalog(), loadDuckSeason()))}`,
  'virtual:landing-head': () =>
    `export const HEAD_FACTS = ${JSON.stringify(headFacts(landingFacts(loadCatalog(), loadDuckSeason())))}`,
}

/** Lets the landing page import what it says of the catalogue, without the catalogue: the little above the fold, and all of it. */
export function landingFactsPlugin(): Plugin {
  return {
    name: 'bluffline-landing-facts',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  }
}

declare module 'virtual:landing-facts' {
  import type { LandingFacts } from './landing-facts.ts'
  export const LANDING_FACTS: LandingFacts
}

declare module 'virtual:landing-head' {
  import type { HeadFacts } from './landing-facts.ts'
  export const HEAD_FACTS: HeadFacts
}

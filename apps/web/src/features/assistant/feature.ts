import { defineFeature } from '../../kit/define-feature.ts'

/** The round button at the lower right: ask in plain words, typed or spoken. It stands beside the pages and has none of its own. */
export const assistant = defineFeature({
  id: 'assistant',
  title: 'Assistant',
  category: 'Safety',
  routes: [],
  background: { key: 'assistant', load: () => import('./assistant-button.tsx') },
  offline: { kind: 'built-in' },
})

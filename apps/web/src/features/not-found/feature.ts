import { defineFeature } from '../../kit/define-feature.ts'

export const notFound = defineFeature({
  id: 'not-found',
  title: 'Page Not Found',
  category: 'Explore',
  offline: { kind: 'built-in' },
  routes: [
    {
      path: '*',
      title: 'Page Not Found',
      description: "This page doesn't exist, but your next Arkansas offroad adventure does!",
      load: async () => ({ Page: (await import('./not-found-page.tsx')).NotFoundPage }),
    },
  ],
})

import { defineFeature } from '../../kit/define-feature.ts'

const WHY = 'What is behind the link is on the server: it changes by the minute.'

/**
 * Pages that links in messages lead to, for people without an account: a contact who is asked, one who is called, a rider who is late, and
 * whoever is let see a position. The token stands behind `#`. No entry in any menu.
 */
export const linked = defineFeature({
  id: 'linked',
  title: 'Pages of links',
  category: 'Safety',
  routes: [
    {
      path: '/confirm',
      title: 'Be an emergency contact?',
      description: 'A rider would like to reach you in an emergency. Agree, or say no.',
      load: () => import('./confirm-page.tsx'),
    },
    {
      path: '/help',
      title: 'Somebody needs help',
      description: 'Where a rider who called for help is, and who is on it.',
      load: () => import('./alert-page.tsx'),
    },
    {
      path: '/back',
      title: 'Are you back?',
      description: 'Your ride is overdue. Say that you are back, or that you need longer.',
      load: () => import('./back-page.tsx'),
    },
    {
      path: '/live',
      title: 'A shared position',
      description: 'Where a rider is who lets you see it, as long as they do.',
      load: () => import('./live-page.tsx'),
    },
  ],
  offline: { kind: 'network', because: WHY },
})

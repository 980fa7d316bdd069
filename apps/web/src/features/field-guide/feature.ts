import { defineFeature } from '../../kit/define-feature.ts'

/** What to do when something goes wrong out there: pages to read, to listen to and to follow question by question. */
export const fieldGuide = defineFeature({
  id: 'field-guide',
  title: 'Field guide',
  category: 'Safety',
  routes: [
    {
      path: '/field-guide',
      title: 'Field guide',
      description:
        'First aid, recovery, machine trouble, weather: short steps to read or listen to. Works with no signal.',
      load: () => import('./field-guide-page.tsx'),
      skeleton: 'list',
    },
    {
      path: '/field-guide/:guideId',
      title: 'Field guide page',
      description: 'What to do, step by step, with the numbers, who says so and when it was last reviewed.',
      load: () => import('./guide-page.tsx'),
      skeleton: 'text',
    },
  ],
  directory: [
    {
      key: 'field-guide',
      label: 'Field guide',
      route: '/field-guide',
      description: 'What to do when somebody is hurt, the machine quits or you are stuck',
      category: 'Safety',
      tags: [
        'first aid',
        'medical',
        'stuck',
        'recovery',
        'winch',
        'diagnostic',
        'lightning',
        'snake bite',
        'lost',
        'offline',
      ],
      icon: 'info',
      order: 20,
    },
  ],
  offline: { kind: 'built-in' },
})

import { describe, expect, it } from 'vitest'
import type { Feature } from '../apps/web/src/kit/feature.ts'
import { routesDoc } from './make-routes-doc.ts'

const load = () => Promise.reject(new Error('a document needs no page'))
const feature: Feature = {
  id: 'caves',
  title: 'Caves',
  category: 'Explore',
  offline: { kind: 'network', because: 'the gates open by the hour' },
  routes: [
    { path: '*', title: 'Lost', description: 'Nowhere.', load },
    { path: '/holes', redirect: '/caves' },
    { path: '/caves', title: 'Caves | holes', description: 'Where they are.', load },
  ],
}

describe('docs/routes.md', () => {
  it('lists every route by path, the catch-all last, with redirects and offline needs', () => {
    const lines = routesDoc([feature]).split('\n').slice(6, 9)
    expect(lines).toEqual([
      '| `/caves` | Caves \\| holes | Where they are. | caves | no: the gates open by the hour |',
      '| `/holes` | → `/caves` | Redirects; query and fragment are kept. | caves | no: the gates open by the hour |',
      '| `*` | Lost | Nowhere. | caves | no: the gates open by the hour |',
    ])
  })
})

import { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Feature } from '../../kit/feature.ts'
import { fakePorts, type FakePorts } from '../../platform/fakes/fake-ports.ts'
import { App } from '../app.tsx'
import { FEATURES } from '../features.ts'
import { Pages } from '../routes.tsx'

interface Options {
  readonly features?: readonly Feature[]
  readonly ports?: FakePorts
}

/** The whole app at an address, on fake ports, with its page loaded. */
export async function renderApp(path: string, { features = FEATURES, ports = fakePorts() }: Options = {}) {
  const router = createMemoryRouter([{ path: '*', element: <Pages features={features} /> }], { initialEntries: [path] })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // A page that suspends inside a test's `act` goes on only when the `act` is awaited.
  await act(
    async () =>
      void render(
        <App ports={ports} queries={queries}>
          <RouterProvider router={router} />
        </App>,
      ),
  )
  return { ports, router }
}

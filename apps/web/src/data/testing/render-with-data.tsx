import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { fakePorts, type FakePorts } from '../../platform/fakes/fake-ports.ts'
import { PortsProvider } from '../../platform/ports.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { copiesKept } from '../catalog/catalog-copy.ts'
import { openDatabase } from '../db/open-database.ts'

/** Empties the device, of what the test before is still writing too. */
export async function forgetEverything(): Promise<void> {
  await copiesKept()
  const database = await openDatabase()
  await database.transaction('rw', database.tables, async () =>
    Promise.all(database.tables.map((table) => table.clear())),
  )
}

interface Setting {
  readonly ports?: FakePorts
  /** Where the page stands; every address shows it. */
  readonly path?: string
}

/** A piece of the app with ports, queries (nothing is repeated), a router and toasts around it. */
export function renderWithData(element: ReactNode, { ports = fakePorts(), path = '/' }: Setting = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const view = render(
    <PortsProvider value={ports}>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </PortsProvider>,
  )
  return { ...view, ports, queries, router }
}

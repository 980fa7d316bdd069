import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type DataRouter } from 'react-router'
import { PortsProvider, type Ports } from '../platform/ports.ts'
import { ToastProvider } from '../ui/toast.tsx'

interface Props {
  readonly ports: Ports
  readonly queries: QueryClient
  readonly router: DataRouter
}

export function App({ ports, queries, router }: Props) {
  return (
    <PortsProvider value={ports}>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </PortsProvider>
  )
}

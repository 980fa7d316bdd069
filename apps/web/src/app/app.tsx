import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PortsProvider, type Ports } from '../platform/ports.ts'
import { ToastProvider } from '../ui/toast.tsx'

interface Props {
  readonly ports: Ports
  readonly queries: QueryClient
  /** The pages, inside a router. */
  readonly children: ReactNode
}

export function App({ ports, queries, children }: Props) {
  return (
    <PortsProvider value={ports}>
      <QueryClientProvider client={queries}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </PortsProvider>
  )
}

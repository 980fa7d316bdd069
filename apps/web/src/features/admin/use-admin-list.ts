import type { Endpoint, OutputOf } from '@bluffline/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from '../../platform/http-error.ts'
import { usePorts, type Ports } from '../../platform/ports.ts'
import { useToast } from '../../ui/toast.tsx'

type Listing = Endpoint & { readonly method: 'GET'; readonly params?: never; readonly body?: never }

/** What only admins read: it is asked for each time anew, and nothing of it is kept on the device. */
export function useAdminList<E extends Listing>(
  endpoint: E,
  read: (http: Ports['http'], signal: AbortSignal) => Promise<OutputOf<E>>,
) {
  const { http } = usePorts()
  const client = useQueryClient()
  const queryKey = [endpoint.path]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(http, signal),
    retry: false,
    gcTime: 0,
    networkMode: 'always',
  })
  return {
    data: query.data,
    /** Set only where there is nothing to show. */
    error: query.data === undefined ? query.error : null,
    isFetching: query.isFetching,
    again: () => client.invalidateQueries({ queryKey }),
  }
}

const problemOf = (error: unknown): string =>
  error instanceof HttpError && error.answer !== null ? error.answer.message : 'The server could not be reached.'

/** Does something at the server, one thing at a time, and says when it did not work. */
export function useAdminAct(): {
  readonly isBusy: boolean
  readonly act: (run: () => Promise<unknown>) => Promise<void>
} {
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)
  const act = async (run: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      show({ title: 'Not done', description: problemOf(error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}

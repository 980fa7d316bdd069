import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listsRead } from './lists-read.ts'

it('counts a list that was read, and neither one trail of it nor a list that is still on its way', () => {
  const client = new QueryClient()
  client.setQueryData(['/api/parks'], [])
  client.setQueryData(['/api/trails', 'brock-creek-23'], {})
  void client.prefetchQuery({ queryKey: ['/api/wmas'], queryFn: () => new Promise(() => undefined) })
  expect(listsRead(client)).toEqual(['/api/parks'])
})

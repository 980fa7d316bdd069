import { getHealth } from '@bluffline/contract'
import { useQuery } from '@tanstack/react-query'
import { leaveForProvider } from '../../../data/session/sign-in.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'

/** Only where the server has a sign-in provider. */
export function ProviderLogin({ bringAlong }: { readonly bringAlong: boolean }) {
  const ports = usePorts()
  const { data } = useQuery({
    queryKey: [getHealth.path],
    queryFn: ({ signal }) => ports.http.call(getHealth, { signal, priority: 'low' }),
    retry: false,
  })
  if (data?.integrations['oidc'] !== 'configured') return null
  return (
    <div className="border-t border-line pt-4">
      <Button icon="external" size="outdoor" className="w-full" onClick={() => leaveForProvider(ports, bringAlong)}>
        Sign in with your provider
      </Button>
    </div>
  )
}

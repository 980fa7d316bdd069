import { useState } from 'react'
import { useRouteError } from 'react-router'
import { usePorts } from '../../platform/ports.ts'
import { ErrorScreen } from './error-screen.tsx'

/** The last net: the shell itself broke, so only a fresh page helps. */
export function RootError() {
  const { errors } = usePorts()
  const error = useRouteError()
  const [logged] = useState(() => errors.record(error))
  return (
    <main>
      <ErrorScreen logged={logged} onRetry={() => location.reload()} />
    </main>
  )
}

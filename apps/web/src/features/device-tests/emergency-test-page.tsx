import { useMemo } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { CheckList } from './check-list.tsx'
import { emergencyChecks } from './emergency/checks.ts'
import { TestersOnly } from './testers-only.tsx'

/** `/emergency-test` */
export function Page() {
  const ports = usePorts()
  const checks = useMemo(() => emergencyChecks(ports), [ports])
  return (
    <TestersOnly
      title="Emergency test"
      lead="Each part is tried for real: the phone will beep, shake and light up. Nobody is alerted."
    >
      <CheckList checks={checks} isJudged />
    </TestersOnly>
  )
}

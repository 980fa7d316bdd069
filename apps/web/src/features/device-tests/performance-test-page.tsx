import { CheckList } from './check-list.tsx'
import { MEASURES } from './performance/measures.ts'
import { TestersOnly } from './testers-only.tsx'

/** `/mobile-performance-test` */
export function Page() {
  return (
    <TestersOnly
      title="Mobile performance test"
      lead="Measured on this device, now: leave it alone for the few seconds it takes."
    >
      <CheckList checks={MEASURES} />
    </TestersOnly>
  )
}

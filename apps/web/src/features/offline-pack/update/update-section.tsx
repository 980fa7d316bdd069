import { Button } from '../../../ui/button.tsx'
import { Section } from '../section.tsx'
import { useUpdate } from './use-update.ts'

/** Offered only while a new version waits. */
export function UpdateSection() {
  const { isReady, apply } = useUpdate()
  if (!isReady) return null
  return (
    <Section
      title="A new version is ready"
      lead="It is on this device already. The app opens anew with it; what you wrote and recorded stays."
    >
      <Button tone="primary" icon="refresh" className="mt-3" onClick={() => void apply()}>
        Update now
      </Button>
    </Section>
  )
}

import type { EpochMs } from '@bluffline/core'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ageWords } from '../today/age-words.ts'

interface Props {
  readonly fetchedAt: EpochMs
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** The list is the copy on this device: how old it is, and the way to a newer one. */
export function FromPhone({ fetchedAt, onRetry, retrying }: Props) {
  const { clock } = usePorts()
  return (
    <div role="status" className="flex items-center gap-2 text-small text-ink-muted">
      <Icon name="stored" className="shrink-0" />
      <span className="min-w-0 flex-1">From your phone, {ageWords(fetchedAt, clock.now())}.</span>
      <Button tone="quiet" icon="refresh" busy={retrying} onClick={onRetry}>
        Refresh
      </Button>
    </div>
  )
}

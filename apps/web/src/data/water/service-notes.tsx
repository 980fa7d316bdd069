import type { GaugeServiceState } from '@bluffline/contract'
import { epochMs } from '@bluffline/core'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ageWords } from '../today/age-words.ts'
import { useNow } from '../today/use-now.ts'
import { PROBLEM_WORDS, SERVICE_NAMES } from './water-words.ts'

interface Props {
  readonly services: readonly GaugeServiceState[]
  /** The server itself was not reached. */
  readonly fromDevice: boolean
  readonly isAsking: boolean
  readonly onRetry: () => void
}

/** Who did not answer, and since when: what is shown is then what they said last. Nothing while all is well. */
export function ServiceNotes({ services, fromDevice, isAsking, onRetry }: Props) {
  const now = useNow()
  const silent = services.filter(({ problem }) => problem !== null)
  if (!fromDevice && silent.length === 0) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface p-3 text-small"
    >
      <Icon name={fromDevice ? 'stored' : 'unknown'} className="shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 basis-56">
        {fromDevice && (
          <p>No connection to the server. These are the last readings on this device; each says how old it is.</p>
        )}
        {!fromDevice &&
          silent.map(({ service, problem, answeredAt }) => (
            <p key={service}>
              {SERVICE_NAMES[service]} {problem && PROBLEM_WORDS[problem]}.{' '}
              {answeredAt === null
                ? 'We have no readings of it.'
                : `It last answered ${ageWords(epochMs(Date.parse(answeredAt)), now).replace(' old', ' ago')}.`}
            </p>
          ))}
      </div>
      <Button tone="quiet" icon="refresh" busy={isAsking} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

import type { ServiceProblem } from '@bluffline/contract'
import { epochMs } from '@bluffline/core'
import { Badge } from '../../ui/badge.tsx'
import { ageWords } from '../today/age-words.ts'
import { useNow } from '../today/use-now.ts'
import { PROBLEM_WORDS } from '../water/water-words.ts'

interface Props {
  readonly readAt: string | null
  readonly problem: ServiceProblem | null
  /** The server was not reached: this is the device's copy. */
  readonly fromDevice: boolean
}

/** A forecast counts as old after this: it is issued anew every few hours, warnings every few minutes. */
const OLD_MS = 3_600_000

/** Of when something is, and why there is nothing newer. */
export function PartNote({ readAt, problem, fromDevice }: Props) {
  const now = useNow()
  const ageMs = readAt === null ? null : now - Date.parse(readAt)
  const isOld = ageMs !== null && ageMs > OLD_MS
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-muted">
      {readAt === null ? (
        <Badge tone="unknown">Unknown</Badge>
      ) : isOld ? (
        <Badge tone="warn" icon="clock">
          Old: {ageWords(epochMs(Date.parse(readAt)), now)}
        </Badge>
      ) : (
        <span>{ageWords(epochMs(Date.parse(readAt)), now).replace(' old', ' ago')}</span>
      )}
      {fromDevice && <span>No connection{readAt !== null && ': this is what your phone knew last'}.</span>}
      {!fromDevice && problem !== null && <span>The Weather Service {PROBLEM_WORDS[problem]}.</span>}
    </p>
  )
}

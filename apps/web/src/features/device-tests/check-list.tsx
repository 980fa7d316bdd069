import { passesCapabilityTest } from '@bluffline/core'
import { useState } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { runCheck, type Check, type CheckResult } from './check.ts'

interface Props {
  readonly checks: readonly Check[]
  /** Seven of ten make it pass. Otherwise the results stand for themselves. */
  readonly isJudged?: boolean
}

type Results = Readonly<Record<string, CheckResult>>

function Verdict({ results, of }: { readonly results: Results; readonly of: number }) {
  const all = Object.values(results)
  const count = all.filter(({ isGood }) => isGood).length
  const hasPassed = passesCapabilityTest(all.map(({ isGood }) => isGood))
  return (
    <p role="status" className="mt-4 text-heading font-[700]">
      {hasPassed ? 'Passed' : 'Not passed'}: {count} of {of} work ({Math.round((count / of) * 100)}%, 70% are needed).
    </p>
  )
}

/** Runs checks one after the other, begun by a press: sound and sensors need one. */
export function CheckList({ checks, isJudged = false }: Props) {
  const { sound } = usePorts()
  const [results, setResults] = useState<Results>({})
  const [running, setRunning] = useState<string | null>(null)
  const run = async () => {
    sound.unlock()
    setResults({})
    for (const check of checks) {
      setRunning(check.name)
      const result = await runCheck(check)
      setResults((before) => ({ ...before, [check.name]: result }))
    }
    setRunning(null)
  }
  const isOver = checks.every(({ name }) => name in results)
  return (
    <>
      <Button tone="primary" size="outdoor" icon="play" busy={running !== null} onClick={() => void run()}>
        {isOver ? 'Test again' : 'Test now'}
      </Button>
      {isJudged && isOver && <Verdict results={results} of={checks.length} />}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {checks.map(({ name }) => {
          const result = results[name]
          return (
            <li key={name} className="flex items-start gap-3 py-2.5">
              <Badge tone={result ? (result.isGood ? 'open' : 'closed') : 'neutral'}>
                {result ? (result.isGood ? 'Works' : 'Does not') : running === name ? 'Trying' : 'Not tried'}
              </Badge>
              <span className="min-w-0">
                <span className="block font-[600]">{name}</span>
                {result && <span className="block text-small wrap-anywhere text-ink-muted">{result.words}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

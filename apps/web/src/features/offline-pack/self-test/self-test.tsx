import { useState } from 'react'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { useToday } from '../../../data/today/use-today.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { checksOf, type CheckResult } from './checks.ts'

interface Outcome extends CheckResult {
  readonly id: string
  readonly label: string
}

const MARKS = {
  ok: { icon: 'check', tone: 'text-ok', word: 'Works' },
  note: { icon: 'info', tone: 'text-ink-muted', word: 'Note' },
  bad: { icon: 'alert', tone: 'text-danger', word: 'Does not work' },
} as const

function summary(outcomes: readonly Outcome[]): string {
  const bad = outcomes.filter(({ state }) => state === 'bad').length
  if (bad === 0) return 'Every part works with no signal.'
  return bad === 1 ? '1 part does not work with no signal.' : `${bad} parts do not work with no signal.`
}

function useSelfTest() {
  const ports = usePorts()
  const { vehicle } = useMyVehicle()
  const today = useToday()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [step, setStep] = useState<string | null>(null)
  const run = async () => {
    setOutcomes([])
    for (const { id, label, run: check } of checksOf({ ports, vehicle, today })) {
      setStep(label)
      const result = await check().catch((error: unknown): CheckResult => ({
        state: 'bad',
        words: error instanceof Error ? error.message : String(error),
      }))
      setOutcomes((known) => [...known, { id, label, ...result }])
    }
    setStep(null)
  }
  return { outcomes, step, run }
}

/** Tries every part for real; with the network off it proves what works on the trail. */
export function SelfTest() {
  const { outcomes, step, run } = useSelfTest()
  return (
    <>
      <Button tone="primary" icon="play" className="mt-3" busy={step !== null} onClick={() => void run()}>
        Test now
      </Button>
      <p role="status" className="mt-3 font-[600] empty:mt-0">
        {step !== null ? `Testing: ${step} …` : outcomes.length > 0 ? summary(outcomes) : ''}
      </p>
      {outcomes.length > 0 && (
        <ul aria-label="Results" className="mt-2">
          {outcomes.map(({ id, label, state, words }) => (
            <li key={id} className="flex items-start gap-3 border-t border-line py-2.5">
              <Icon name={MARKS[state].icon} className={`mt-0.5 ${MARKS[state].tone}`} />
              <span className="min-w-0 flex-1">
                <span className="block font-[560]">
                  {label} <span className="sr-only">: {MARKS[state].word}</span>
                </span>
                <span className="block text-small text-ink-muted">{words}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

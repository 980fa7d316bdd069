import { advance, startTrip, type Trip } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { withSaying, type Saying } from '../../../data/navigation/navigation-state.ts'
import { CORNER, corner, place, ride, start } from '../testing/ride-fixture.tsx'
import { captionOf } from './caption.ts'
import { guidanceOf } from './guidance.ts'

interface Ridden {
  readonly trip: Trip
  readonly said: readonly Saying[]
}

/** Hands fixes to a trip and keeps what is said, as the navigator does. */
function ridden(fixes: ReturnType<typeof ride>): Ridden {
  let trip = startTrip(CORNER, { name: 'Corner Trail' })
  let said: readonly Saying[] = []
  for (const fix of fixes) {
    const step = advance(trip, fix)
    trip = step.trip
    for (const { text, kind, urgency, level, instruction } of step.effects)
      if (text !== null && level === 'normal')
        said = withSaying(said, { text, kind, urgency, atMs: fix.timeMs ?? (0 as never), progressM: trip.progressM, turnAlongM: instruction?.alongM ?? null }) // prettier-ignore
  }
  return { trip, said }
}

function shown({ trip, said }: Ridden, strayed: string | null = null): string | null {
  const at = trip.memory.lastFix
  return captionOf({ guidance: guidanceOf(trip, { reception: 'good', strayed, at }), trip, said })?.text ?? null
}

describe('the caption', () => {
  const fixes = ride(CORNER)
  const atTurn = fixes.findIndex((_, i) => ridden(fixes.slice(0, i + 1)).said.at(-1)?.kind === 'now')

  it('shows a prompt while its turn is the one on the card', () => {
    expect(shown(ridden(fixes.slice(0, atTurn + 1)))).toMatch(/^Turn left now/)
  })

  it('drops a distance that is wrong by now', () => {
    const told = fixes.findIndex((_, i) => ridden(fixes.slice(0, i + 1)).said.at(-1)?.kind === 'prepare')
    expect(shown(ridden(fixes.slice(0, told + 1)))).toMatch(/^In .+, turn left\.$/)
    expect(shown(ridden(fixes.slice(0, told + 10)))).toBeNull()
  })

  it('drops a prompt as soon as its turn is passed', () => {
    const past = ridden(fixes.slice(0, atTurn + 6))
    expect(past.said.at(-1)?.text).toMatch(/^Turn left now/)
    expect(shown(past)).toBeNull()
  })

  it('says off the route what the card says, not what was said when it was left', () => {
    const off = ridden(ride([start, corner, place(1400, 0)]))
    const before = off.said.map((saying) => ({
      ...saying,
      text: 'Off the route. The route is 10 feet straight ahead.',
    }))
    expect(shown({ ...off, said: before }, 'Off the route.')).toBe('Off the route. Turn around, back to the route.')
  })
})

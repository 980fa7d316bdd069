/** 0 (included) to 1. */
export type Dice = () => number

/** Dice that always fall the same way (mulberry32): the same corpus makes the same model. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(list: readonly T[], dice: Dice): T {
  const found = list[Math.floor(dice() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** Fisher and Yates. */
export function shuffle<T>(list: T[], dice: Dice): T[] {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(dice() * (at + 1))
    const [a, b] = [list[at], list[other]]
    if (a !== undefined && b !== undefined) [list[at], list[other]] = [b, a]
  }
  return list
}

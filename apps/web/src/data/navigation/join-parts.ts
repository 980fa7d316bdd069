import { distanceM, JOIN_TOLERANCE_M, lineLengthM, metres, type Metres, type Position } from '@bluffline/core'

type Line = readonly Position[]

/** One line to ride out of a trail that may be mapped in pieces. */
export interface JoinedLine {
  readonly line: Line
  /** Length of the pieces that do not meet it and stay out. */
  readonly leftOutM: Metres
}

const meets = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && distanceM(a, b) <= JOIN_TOLERANCE_M

/** The line with a piece on its end, the piece turned round where that fits; null where they do not meet. */
function appended(line: Line, piece: Line): Line | null {
  const end = line.at(-1)
  if (meets(end, piece[0])) return [...line, ...piece]
  return meets(end, piece.at(-1)) ? [...line, ...piece.toReversed()] : null
}

/** The line with a piece on either of its ends. */
function extended(line: Line, piece: Line): Line | null {
  const onEnd = appended(line, piece)
  if (onEnd !== null) return onEnd
  return appended(line.toReversed(), piece)?.toReversed() ?? null
}

/** Takes pieces that meet an end of the line, as long as there are any. */
function grown(first: Line, pieces: readonly Line[]): { readonly line: Line; readonly rest: readonly Line[] } {
  for (const [i, piece] of pieces.entries()) {
    const line = extended(first, piece)
    if (line !== null) return grown(line, pieces.toSpliced(i, 1))
  }
  return { line: first, rest: pieces }
}

/** Lays pieces end to end where they meet and gives the longest line that comes of it; null where there is nothing to ride. */
export function joinParts(parts: readonly Line[]): JoinedLine | null {
  const lines: Line[] = []
  let left = parts.filter((part) => part.length > 1).toSorted((a, b) => lineLengthM(b) - lineLengthM(a))
  while (left[0] !== undefined) {
    const { line, rest } = grown(left[0], left.slice(1))
    lines.push(line)
    left = [...rest]
  }
  const [longest, ...others] = lines.toSorted((a, b) => lineLengthM(b) - lineLengthM(a))
  if (longest === undefined) return null
  return { line: longest, leftOutM: metres(others.reduce((sum, line) => sum + lineLengthM(line), 0)) }
}

// Draws the contour-line tile of the design (apps/web/src/ui/art/contours.svg). The same numbers give the same drawing every time.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const EDGE_PX = 640
const CELLS = 80
const LEVELS = 13
const STEP_PX = EDGE_PX / CELLS

type Point = readonly [x: number, y: number]

/** East-west wave count, north-south wave count, height, phase. Whole counts make the tile meet itself at its edges. */
const RIDGES: readonly (readonly [number, number, number, number])[] = [
  [1, 1, 1, 0.4],
  [1, -2, 0.8, 2.1],
  [2, 1, 0.62, 4.2],
  [3, -1, 0.34, 1.3],
  [2, 4, 0.24, 5.5],
  [5, 2, 0.15, 0.9],
  [4, -5, 0.11, 3.3],
]

/** Height of the made-up ground, periodic over the tile. */
export const heightAt = (column: number, row: number): number => {
  const u = (column / CELLS) * 2 * Math.PI
  const v = (row / CELLS) * 2 * Math.PI
  return RIDGES.reduce((sum, [a, b, size, phase]) => sum + size * Math.sin(a * u + b * v + phase), 0)
}

/** Where a level crosses the edge between two grid corners. */
const crossing = (level: number, from: Point, to: Point): Point => {
  const low = heightAt(...from)
  const t = (level - low) / (heightAt(...to) - low)
  return [(from[0] + t * (to[0] - from[0])) * STEP_PX, (from[1] + t * (to[1] - from[1])) * STEP_PX]
}

/** The pieces of one contour inside one cell (marching squares; a saddle gives two pieces). */
function piecesInCell(level: number, column: number, row: number): [Point, Point][] {
  const corners: Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ]
  const cuts: Point[] = []
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % 4] ?? from
    if (heightAt(...from) < level !== heightAt(...to) < level) cuts.push(crossing(level, from, to))
  })
  const [a, b, c, d] = cuts
  if (a && b && c && d) return [[a, b], [c, d]] // prettier-ignore
  return a && b ? [[a, b]] : []
}

const keyOf = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`

/** Joins pieces end to end into lines. */
function chain(pieces: readonly [Point, Point][]): Point[][] {
  const at = new Map<string, Set<number>>()
  pieces.forEach((piece, index) => {
    for (const end of piece) at.set(keyOf(end), (at.get(keyOf(end)) ?? new Set()).add(index))
  })
  const used = new Set<number>()
  const grow = (line: Point[]) => {
    for (;;) {
      const tip = line[line.length - 1]
      const index = tip && [...(at.get(keyOf(tip)) ?? [])].find((candidate) => !used.has(candidate))
      const piece = index === undefined ? undefined : pieces[index]
      if (!tip || index === undefined || !piece) return line
      used.add(index)
      line.push(keyOf(piece[0]) === keyOf(tip) ? piece[1] : piece[0])
    }
  }
  const lines: Point[][] = []
  pieces.forEach((piece, index) => {
    if (used.has(index)) return
    used.add(index)
    lines.push(grow(grow([piece[1], piece[0]]).reverse()))
  })
  return lines
}

/** Every second point is enough for a line this soft; relative whole-number steps keep the file small. */
function draw(line: readonly Point[]): string {
  const kept = line.filter((_point, at) => at % 2 === 0 || at === line.length - 1)
  let last: Point = [0, 0]
  return kept
    .map((point, at) => {
      const here: Point = [Math.round(point[0]), Math.round(point[1])]
      const step = `${at === 0 ? 'M' : at === 1 ? 'l' : ' '}${here[0] - (at === 0 ? 0 : last[0])} ${here[1] - (at === 0 ? 0 : last[1])}`
      last = here
      return step
    })
    .join('')
}

export function contourTile(): string {
  const reach = RIDGES.reduce((sum, [, , size]) => sum + size, 0) * 0.78
  const paths = Array.from({ length: LEVELS }, (_unused, at) => {
    const level = -reach + ((at + 0.5) * 2 * reach) / LEVELS
    const cells = Array.from({ length: CELLS * CELLS }, (_cell, index) =>
      piecesInCell(level, index % CELLS, Math.floor(index / CELLS)),
    )
    const d = chain(cells.flat()).map(draw).join('')
    return `<path d="${d}"${at % 4 === 0 ? ' stroke-width="2"' : ''}/>`
  })
  const size = `width="${EDGE_PX}" height="${EDGE_PX}" viewBox="0 0 ${EDGE_PX} ${EDGE_PX}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke="#000" stroke-linejoin="round">${paths.join('')}</svg>\n`
}

export const CONTOURS_FILE = fileURLToPath(new URL('../apps/web/src/ui/art/contours.svg', import.meta.url))
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(CONTOURS_FILE, contourTile())

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Longitude and latitude, as GeoJSON writes them. */
export type LngLat = readonly [number, number]

export interface WaterSource {
  readonly source: { readonly title: string; readonly ref: string; readonly licence: string; readonly seen: string }
  /** `level` 1 is a major river, 4 a minor one. */
  readonly rivers: readonly { readonly level: number; readonly line: readonly LngLat[] }[]
  /** Closed rings. */
  readonly lakes: readonly (readonly LngLat[])[]
}

interface Piece {
  readonly kind: 'River' | 'Shore'
  readonly level: number
  readonly line: LngLat[]
}

const DECIMALS = 4
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS))
const same = (a: LngLat | undefined, b: LngLat | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]

const headOf = (row: string): Piece | null => {
  const [, kind, level] = /^> (River|Shore) .*Level (\d+)/.exec(row) ?? []
  return kind === undefined ? null : { kind: kind === 'River' ? 'River' : 'Shore', level: Number(level), line: [] }
}

function pointOf(row: string): LngLat {
  const [lng = NaN, lat = NaN] = row.trim().split(/\s+/).map(Number)
  if (Number.isNaN(lng + lat)) throw new Error(`Not a point: ${row}`)
  return [rounded(lng > 180 ? lng - 360 : lng), rounded(lat)]
}

/** Reads what `gmt coast -M` prints: a head line per piece, then a point a line with longitudes from 0 to 360. */
export function readPieces(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  for (const row of text.split('\n').filter((it) => it.trim() !== '')) {
    const head = headOf(row)
    if (head !== null) {
      pieces.push(head)
      continue
    }
    const point = pointOf(row)
    const line = pieces.at(-1)?.line
    if (!same(line?.at(-1), point)) line?.push(point)
  }
  return pieces.filter(({ line }) => line.length > 1)
}

/** The rivers come cut at the edges of the source's bins; pieces of one level that meet end to end become one line again. */
export function joinPieces(lines: readonly (readonly LngLat[])[]): readonly (readonly LngLat[])[] {
  const left = lines.map((line) => [...line])
  const joined: LngLat[][] = []
  for (let line = left.shift(); line !== undefined; line = left.shift()) {
    let grown = line
    for (let at = meeting(left, grown); at >= 0; at = meeting(left, grown)) {
      const [other = []] = left.splice(at, 1)
      grown = connect(grown, other)
    }
    joined.push(grown)
  }
  return joined
}

const meeting = (lines: readonly LngLat[][], line: readonly LngLat[]): number =>
  lines.findIndex((other) => [other[0], other.at(-1)].some((end) => same(end, line[0]) || same(end, line.at(-1))))

function connect(a: LngLat[], b: LngLat[]): LngLat[] {
  if (same(a.at(-1), b[0])) return [...a, ...b.slice(1)]
  if (same(a.at(-1), b.at(-1))) return [...a, ...b.toReversed().slice(1)]
  if (same(a[0], b.at(-1))) return [...b, ...a.slice(1)]
  return [...b.toReversed(), ...a.slice(1)]
}

export function waterSourceOf(text: string, seen: string): WaterSource {
  const pieces = readPieces(text)
  const levels = [...new Set(pieces.flatMap(({ kind, level }) => (kind === 'River' ? [level] : [])))].toSorted()
  const linesOf = (kind: Piece['kind'], level?: number) =>
    joinPieces(pieces.filter((p) => p.kind === kind && (level ?? p.level) === p.level).map(({ line }) => line))
  return {
    source: {
      title: 'GSHHG 2.3.7: World Data Bank II rivers and lakes (Wessel and Smith)',
      ref: 'Debian package gmt-gshhg-full 2.3.7-6, https://www.soest.hawaii.edu/pwessel/gshhg/',
      licence: 'LGPL-3.0-or-later',
      seen,
    },
    rivers: levels.flatMap((level) => linesOf('River', level).map((line) => ({ level, line }))),
    lakes: linesOf('Shore').filter((ring) => ring.length > 3 && same(ring[0], ring.at(-1))),
  }
}

if (import.meta.main) {
  const [dump, seen] = process.argv.slice(2)
  if (dump === undefined || seen === undefined) throw new Error('Usage: read-water-dump.ts DUMP.txt YYYY-MM-DD')
  const water = waterSourceOf(readFileSync(dump, 'utf8'), seen)
  writeFileSync(join(import.meta.dirname, 'water-source.json'), `${JSON.stringify(water)}\n`)
}

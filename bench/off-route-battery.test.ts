import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '@bluffline/core'
import { readTrackFile } from '@bluffline/interchange'
import { describe, expect, it, vi } from 'vitest'
import { catalogueLines } from './catalogue-lines.ts'
import { falseAlarms, forkAlert, longOf, windingLine, type Receiver } from './off-route-battery.ts'

// The long form, with every receiver and a hundred hours each, is `npm run bench -- core-navigation`.
const HOURS = 20
const RIDES = 60
// Hours of riding take what the machine can spare.
vi.setConfig({ testTimeout: 120_000 })

/** What is asked: false alarms in 10 h, and metres past a 45° fork (95th percentile). A receiver that tells no course costs one fix more. */
const receivers = [
  [
    { sigmaM: 8, correlationS: 10, claims: 1, tellsSpeed: true },
    { alarms: 1, alertM: 100 },
  ],
  [
    { sigmaM: 8, correlationS: 10, claims: 1, tellsSpeed: false },
    { alarms: 1, alertM: 100 },
  ],
  [
    { sigmaM: 14, correlationS: 10, claims: 1, tellsSpeed: true },
    { alarms: 2, alertM: 130 },
  ],
  [
    { sigmaM: 14, correlationS: 10, claims: 1, tellsSpeed: false },
    { alarms: 2, alertM: 137 },
  ],
] as const
const named = receivers.map(([receiver, asked]): [string, Receiver, typeof asked] => [
  `σ ${receiver.sigmaM} m, ${receiver.tellsSpeed ? 'with' : 'without'} speed and course`,
  receiver,
  asked,
])

describe.each(named)('the off-route alarm at 15 mph, %s', (_, receiver, asked) => {
  it('is hardly ever wrong on a winding line', () => {
    expect(falseAlarms([windingLine(250)], receiver, HOURS)).toBeLessThanOrEqual(asked.alarms)
  })

  it('is hardly ever wrong on the trails of the catalogue', () => {
    expect(falseAlarms(catalogueLines(), receiver, HOURS)).toBeLessThanOrEqual(asked.alarms)
  })

  it('comes soon after a fork, and always', () => {
    const { p95M, missed } = forkAlert(receiver, RIDES)
    expect(missed).toBe(0)
    expect(p95M).toBeLessThanOrEqual(asked.alertM)
  })
})

const folder = join(import.meta.dirname, '../../shared/testdata/tracks')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.gpx')) : []

describe.skipIf(files.length === 0)('the off-route alarm on recorded tracks (../shared/testdata/tracks)', () => {
  const linesOf = async (name: string): Promise<(readonly Position[])[]> => {
    const { tracks } = await readTrackFile([readFileSync(join(folder, name))])
    return tracks.flatMap(({ segments }) =>
      segments.map(({ lng, lat }) => Array.from(lng, (value, i) => ({ lng: value, lat: lat[i] ?? NaN }))),
    )
  }

  it.each(named)('is hardly ever wrong, %s', async (_, receiver, asked) => {
    const lines = longOf((await Promise.all(files.map(linesOf))).flat())
    expect(lines.length).toBeGreaterThan(5)
    // These lines were recorded, so they carry the noise of another receiver besides.
    expect(falseAlarms(lines, receiver, HOURS)).toBeLessThanOrEqual(asked.alarms + 1)
  })
})

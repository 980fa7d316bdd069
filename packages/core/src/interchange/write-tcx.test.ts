import { describe, expect, it } from 'vitest'
import { simulateRide } from '../simulation/simulate-ride.ts'
import { windingLine } from '../testing/winding-line.ts'
import { trackStatistics } from '../track/statistics.ts'
import { epochMs } from '../units.ts'
import { writeTcx } from './write-tcx.ts'

const at = (second: number) => epochMs(Date.UTC(2026, 4, 1, 14, 0, second))
const short = {
  name: 'Brock Creek <40>',
  parts: [
    [
      { lng: -92.80841, lat: 35.50589, elevationM: 301.256, timeMs: at(0) },
      { lng: -92.80841, lat: 35.50689, timeMs: at(10) },
    ],
    [{ lng: -92.80841, lat: 35.50789, timeMs: at(20) }],
  ],
}
const count = (text: string | null, element: string) => (text ?? '').split(`<${element}`).length - 1

describe('TCX', () => {
  it('writes an activity with a lap, and a track for each part, in the order of the schema', () => {
    expect(writeTcx(short)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2 http://www.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd">
<Activities>
<Activity Sport="Other">
<Id>2026-05-01T14:00:00Z</Id>
<Lap StartTime="2026-05-01T14:00:00Z">
<TotalTimeSeconds>20</TotalTimeSeconds>
<DistanceMeters>111.1</DistanceMeters>
<Calories>0</Calories><Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod>
<Track>
<Trackpoint><Time>2026-05-01T14:00:00Z</Time><Position><LatitudeDegrees>35.50589</LatitudeDegrees><LongitudeDegrees>-92.80841</LongitudeDegrees></Position><AltitudeMeters>301.26</AltitudeMeters></Trackpoint>
<Trackpoint><Time>2026-05-01T14:00:10Z</Time><Position><LatitudeDegrees>35.50689</LatitudeDegrees><LongitudeDegrees>-92.80841</LongitudeDegrees></Position></Trackpoint>
</Track>
<Track>
<Trackpoint><Time>2026-05-01T14:00:20Z</Time><Position><LatitudeDegrees>35.50789</LatitudeDegrees><LongitudeDegrees>-92.80841</LongitudeDegrees></Position></Trackpoint>
</Track>
</Lap>
<Notes>Brock Creek &lt;40&gt;</Notes>
</Activity>
</Activities>
</TrainingCenterDatabase>
`)
  })

  it('cuts laps where the rider pressed, whatever the order, and leaves out laps without a point', () => {
    const tcx = writeTcx({ ...short, lapsMs: [at(500), at(20), at(10)] })
    expect([...(tcx ?? '').matchAll(/Lap StartTime="([^"]+)"/g)].map(([, time]) => time)).toEqual([
      '2026-05-01T14:00:00Z',
      '2026-05-01T14:00:10Z',
      '2026-05-01T14:00:20Z',
    ])
    expect(count(tcx, 'Trackpoint')).toBe(3)
  })

  it('measures a lap as the ride is measured, not by the noisy steps', () => {
    const fixes = simulateRide(windingLine(20), { speedMps: 6, sigmaM: 5, correlationS: 5, intervalS: 1, seed: 3 })
    const tcx = writeTcx({ name: 'x', parts: [fixes] })
    const written = Number(/<DistanceMeters>([\d.]+)</.exec(tcx ?? '')?.[1])
    expect(written).toBeCloseTo(trackStatistics(fixes).distanceM, 1)
  })

  it('leaves out points without time or place, and has nothing to write where none is left', () => {
    const untimed = { lng: -92.8, lat: 35.5 }
    expect(writeTcx({ name: 'x', parts: [[untimed]] })).toBeNull()
    expect(writeTcx({ name: 'x', parts: [[{ ...untimed, lat: 99, timeMs: at(0) }]] })).toBeNull()
    expect(count(writeTcx({ name: 'x', parts: [[untimed, { ...untimed, timeMs: at(0) }]] }), 'Trackpoint')).toBe(1)
  })
})

import { formatFeet, formatMiles, METRES_PER_MILE, metres } from '@bluffline/core'
import { niceStep } from './chart-geometry.ts'
import { sampleProfile, type ElevationProfile } from './profile.ts'

/** Rows that can be read on a phone in one go. */
const MOST_ROWS = 20

/** The same as the chart, for whoever cannot see or slide it. */
export function ElevationTable({ profile }: { readonly profile: ElevationProfile }) {
  const stepM = niceStep(profile.lengthM / METRES_PER_MILE, MOST_ROWS) * METRES_PER_MILE
  return (
    <div className="max-h-64 overflow-y-auto" tabIndex={0} role="region" aria-label="Elevation table">
      <table className="w-full text-small">
        <caption className="sr-only">Elevation along the trail</caption>
        <thead className="sticky top-0 bg-surface text-left text-ink-muted">
          <tr>
            <th scope="col" className="py-1.5 font-[600]">
              Along the trail
            </th>
            <th scope="col" className="py-1.5 text-right font-[600]">
              Elevation
            </th>
          </tr>
        </thead>
        <tbody className="type-figure">
          {sampleProfile(profile, stepM).map(({ alongM, elevationM }) => (
            <tr key={alongM} className="border-t border-line">
              <td className="py-1">{formatMiles(metres(alongM))}</td>
              <td className="py-1 text-right">{formatFeet(metres(elevationM))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

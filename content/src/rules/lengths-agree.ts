import type { TrailDetail } from '@bluffline/contract'
import type { CatalogLists } from '../catalog.ts'
import type { Finding } from '../finding.ts'

/** Lines are simplified and sources round, so a tenth of a mile or a twentieth of the length may differ. */
const allowedMiles = (stated: number): number => Math.max(0.1, stated * 0.05)

function trouble({ lengthMiles, mappedMiles, disputes }: TrailDetail): string | null {
  if (lengthMiles === null || mappedMiles === null) return null
  if (Math.abs(lengthMiles - mappedMiles) <= allowedMiles(lengthMiles)) return null
  if (disputes.some(({ field }) => field === 'lengthMiles')) return null
  return `says ${lengthMiles} miles, the line is ${mappedMiles}: correct it, or declare a dispute on lengthMiles`
}

/** The length a trail states is the length of its line, or the difference is declared. */
export const lengthsAgree = ({ trails }: CatalogLists): readonly Finding[] =>
  trails.flatMap((trail) => {
    const message = trouble(trail)
    return message === null ? [] : [{ file: 'trails.json', record: trail.id, rule: 'lengths-agree', message }]
  })

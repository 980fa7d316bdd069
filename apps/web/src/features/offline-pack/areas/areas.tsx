import { useAreas } from '../../../map/areas/use-areas.ts'
import { AreaRow } from './area-row.tsx'
import { NewArea } from './new-area.tsx'

/** Areas of the online map that stay on this device until they are removed. */
export function Areas() {
  const { areas, refused, running, troubles, keeper } = useAreas()
  if (refused) return <p className="mt-3 text-small">This browser keeps no maps. A private window may be the reason.</p>
  if (!areas) return null
  return (
    <>
      <NewArea areas={areas} keeper={keeper} />
      {areas.length > 0 && (
        <ul aria-label="Kept areas" className="mt-5">
          {areas.map((area) => (
            <AreaRow
              key={area.id}
              area={area}
              isRunning={running === area.id}
              trouble={troubles.get(area.id)}
              keeper={keeper}
            />
          ))}
        </ul>
      )}
    </>
  )
}

import { useEffect, useState } from 'react'
import { PositionPanel } from '../../data/emergency/card/position-panel.tsx'
import { usePlace } from '../../data/emergency/use-place.ts'
import { usePosition } from '../../data/emergency/use-position.ts'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'

/** Where the rider is: at once where the browser may say it, after a press where it has to ask. */
export function PositionCard() {
  const { geolocation } = usePorts()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    let isLeft = false
    void geolocation.permission().then((permission) => {
      if (!isLeft && permission === 'granted') setWanted(true)
    })
    return () => {
      isLeft = true
    }
  }, [geolocation])
  const position = usePosition(isWanted)
  const place = usePlace(position.fix)
  return (
    <section aria-label="My position" className="mt-3 rounded-md border border-line bg-surface-sunken p-3">
      {isWanted ? (
        <PositionPanel position={position} place={place} name={null} />
      ) : (
        <Button icon="locate" onClick={() => setWanted(true)}>
          Show my position
        </Button>
      )}
    </section>
  )
}

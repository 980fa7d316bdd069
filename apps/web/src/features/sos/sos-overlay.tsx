import { DimGuard } from '../../data/emergency/card/dim-guard.tsx'
import { SosCard } from '../../data/emergency/card/sos-card.tsx'
import { useSos, useSosState } from '../../data/emergency/sos-store.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useModal } from '../../ui/use-modal.ts'

/** The card over whatever page is open; the ride below it goes on. */
export function SosOverlay() {
  const sos = useSos()
  const { isOpen } = useSosState()
  const ref = useModal(isOpen, sos.close)
  return (
    <dialog ref={ref} aria-labelledby="sos-title" className="bl-sos-over">
      {isOpen && (
        <DimGuard>
          <div className="mx-auto flex w-full max-w-4xl shrink-0 items-center justify-between px-gutter py-2">
            <h1 id="sos-title" className="type-title text-danger">
              Emergency
            </h1>
            <IconButton
              icon="close"
              size="outdoor"
              label="Close the emergency card"
              onClick={() => ref.current?.close()}
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-gutter pb-6">
            <div className="mx-auto max-w-4xl">
              <SosCard onLeave={sos.close} />
            </div>
          </div>
        </DimGuard>
      )}
    </dialog>
  )
}

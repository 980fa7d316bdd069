import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'

/** Stands where the code of a map did not come: what is beside it works on. */
function NoMap() {
  return (
    <div className="grid h-full place-items-center overflow-y-auto bg-surface">
      <EmptyState icon="map" title="The map is not on your device yet">
        Load this page again where you have signal. The rest of it works without the map.
      </EmptyState>
    </div>
  )
}

/** A map whose code comes when it is drawn; a page is not lost because the network went before the map came. */
export const lazyMap = <Props,>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NoMap) }))

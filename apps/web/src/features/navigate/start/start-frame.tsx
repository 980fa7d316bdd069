import type { ReactNode } from 'react'
import { useIsWide } from '../use-is-wide.ts'

interface Props {
  readonly children: ReactNode
  /** Null where there is nothing to show yet: a phone then has the room for the words. */
  readonly map: ReactNode
  /** Buttons at the foot, where the thumb is. */
  readonly actions?: ReactNode
}

/** Phone: the map, the words, buttons at the foot. Wide window: words and buttons on the left, the map on the right. */
export function StartFrame({ children, map, actions }: Props) {
  // One map is enough: a second one that nobody sees would still be drawn.
  const isWide = useIsWide()
  return (
    <div className="flex h-full flex-col lg:grid lg:grid-cols-[30rem_minmax(0,1fr)] lg:grid-rows-[1fr_auto]">
      {!isWide && map !== null && <div className="h-[30vh] min-h-40 shrink-0 border-b border-line">{map}</div>}
      <div className="min-h-0 flex-1 overflow-y-auto lg:col-start-1">
        <div className="space-y-5 px-gutter py-4">{children}</div>
      </div>
      {isWide && <div className="col-start-2 row-span-2 row-start-1 border-l border-line">{map}</div>}
      {actions && (
        <div className="flex gap-3 border-t border-line bg-canvas px-gutter py-3 lg:col-start-1">{actions}</div>
      )}
    </div>
  )
}

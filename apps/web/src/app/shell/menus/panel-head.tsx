import type { ReactNode } from 'react'
import { Pictogram, type PictogramName } from '../../../ui/brand/pictogram.tsx'

interface Props {
  readonly picture: PictogramName
  readonly children: ReactNode
  readonly aside?: ReactNode
}

/** The head of a panel: its picture, its name, contour lines behind them. */
export function PanelHead({ picture, children, aside }: Props) {
  return (
    <div className="relative isolate flex items-center gap-3 overflow-hidden border-b border-line bg-surface px-5 py-3">
      <div aria-hidden className="absolute inset-0 -z-10 mask-l-from-20% mask-l-to-95% opacity-(--contours)">
        <div className="topo h-full" />
      </div>
      <Pictogram name={picture} className="size-9" />
      <p className="min-w-0 flex-1 type-heading">{children}</p>
      {aside}
    </div>
  )
}

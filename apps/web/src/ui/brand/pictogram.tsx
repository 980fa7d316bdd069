import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

const STONE = { fill: 'var(--accent)', fillRule: 'evenodd' } as const
/** What is cut out of the stone. */
const CUT = { fill: 'var(--canvas)' } as const
const LEDGE = { fill: 'none', stroke: 'var(--canvas)', strokeWidth: 1.6, opacity: 0.7 } as const

/** Cut like the mark: ledges of stone with a slanted edge, and the trail along the foot that climbs out. */
const DRAWINGS = {
  Discover: (
    <>
      <path
        d="M16 1.5a11.5 11.5 0 1 0 0 23 11.5 11.5 0 0 0 0-23m0 3a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17"
        {...STONE}
      />
      <path d="m21.8 7.2-3.2 8.4-8.4 3.2 3.2-8.4z" {...STONE} />
      <circle cx="16" cy="13" r="1.5" {...CUT} />
    </>
  ),
  Ride: (
    <>
      <path
        d="M8 4h11.5l5.5 7.5h3.5L30 17H3.5L5 11.500h1.800zm2.3 2.4-1 5.100H15V6.400zm7.1 0v5.100h4.700l-3.7-5.100z"
        {...STONE}
      />
      <circle cx="9" cy="19" r="4.5" {...STONE} />
      <circle cx="24" cy="19" r="4.5" {...STONE} />
      <circle cx="9" cy="19" r="1.8" {...CUT} />
      <circle cx="24" cy="19" r="1.8" {...CUT} />
    </>
  ),
  Explore: (
    <>
      <circle cx="25.5" cy="6" r="3.2" fill="var(--highlight)" />
      <path d="M2 3.500h11l4.2 3.8-2 4.4 5.8 3.8-1.4 4L30 24H2z" {...STONE} />
      <path d="M2 9.200h10.800M2 14.200h13.500M2 19.200h14.5" {...LEDGE} />
    </>
  ),
  Safety: (
    <>
      <path d="m16 1.5 11 3.500v9c0 4.5-4.2 8.2-11 10.500C9.2 22.2 5 18.5 5 14V5z" {...STONE} />
      <path d="M14.2 7.200h3.600v4h4v3.600h-4v4h-3.600v-4h-4v-3.600h4z" {...CUT} />
    </>
  ),
  Hunting: (
    <>
      <path
        d="M30.5 7.2 26 5.300c-1.4-1.9-4.5-1.7-5.5.6l-.9 2.600L9.8 3c.3 2.9 1.4 5 3.2 6.600L2.5 8.200c1.6 4 4.5 6.3 8 7.300l-5 3.300c4.2 2.8 9.8 2.9 13.8.5 3.2-2 5-5 5.6-8.600l1.4-1.700z"
        {...STONE}
      />
      <circle cx="23.5" cy="7" r="1.2" {...CUT} />
    </>
  ),
  Learn: (
    <>
      <path d="M2.5 3.500H12L16 6l4-2.500h9.500V21H20l-4 3-4-3H2.500z" {...STONE} />
      <path d="M16 6.500V24M6 8.500h6M6 12.500h6M6 16.500h6M20 8.500h6M20 12.500h6M20 16.500h6" {...LEDGE} />
    </>
  ),
  Garage: (
    <path
      d="M21.3 1.500a7.3 7.3 0 0 0-7.5 9.200L3.5 19.500l-.2 3 2.2 2 2.9-.5 8.7-10.400a7.3 7.3 0 0 0 10.2-7l-.7-2.3-4.4 4.2-3.8-1-.9-3.7 4.5-2z"
      {...STONE}
    />
  ),
  Local: (
    <>
      <path d="M3.5 3h22.300l-.8 3.200h4.500l-2.6 4.600L25 15.500l-2 3.3.3 5.700H7.500L7.2 20.300l-3-.5z" {...STONE} />
      <path d="M15 7.500a4.2 4.2 0 0 0-4.2 4.200c0 2.9 4.2 7 4.2 7s4.2-4.1 4.2-7A4.2 4.2 0 0 0 15 7.5" {...CUT} />
      <circle cx="15" cy="11.7" r="1.6" {...STONE} />
    </>
  ),
  Me: (
    <path
      d="M16 1.500c-6.3 0-11 4.6-11 10.8 0 5.2 1.5 8.7 4 12.200h13.500l1-4.500h4l.5-6.500c0-7-5-12-12-12m-3.5 9.200h14l.4 3.6-1.4 3.700h-7.600l-3.4-2.500z"
      {...STONE}
    />
  ),
  Admin: (
    <path
      d="M9.5 3.500a8 8 0 1 0 7.6 10.500h3.700l2.2 2.3 2.3-2.3 2.2 2.3 3-3.8-2.5-3H17A8 8 0 0 0 9.5 3.500m-1.3 5.600a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8"
      {...STONE}
    />
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

export type PictogramName = keyof typeof DRAWINGS

interface Props {
  readonly name: PictogramName
  readonly className?: string
}

export function Pictogram({ name, className }: Props) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cx('shrink-0', className)}>
      {DRAWINGS[name]}
      <path
        fill="none"
        stroke="var(--highlight)"
        strokeWidth="2.6"
        strokeLinejoin="round"
        d="M2 28.700h22.500l3-3H31"
      />
    </svg>
  )
}

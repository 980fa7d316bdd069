import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** Cut like the mark: ledges of stone with a slanted edge, and the trail along the foot that climbs out. */
const DRAWINGS = {
  Discover: (
    <>
      <path d="M16 3.5l3.1 7.4 7.9.7-6 5.2 1.8 7.7-6.8-4.1-6.8 4.1L11 16.800l-6-5.2 7.9-.7z" fill="var(--accent)" />
      <path d="M16 9.500l1.4 3.5 3.6.3-2.7 2.4.8 3.5-3.1-1.900z" fill="var(--canvas)" opacity=".35" />
    </>
  ),
  Ride: (
    <>
      <path
        d="M8 6h11.500l5.5 7.500h3.500l1.5 5.500H3.500L5 13.500h1.800zm2.3 2.400L9.3 13.500H15V8.400zm7.1 0v5.100h4.700l-3.7-5.100z"
        fill="var(--accent)"
        fillRule="evenodd"
      />
      <circle cx="9" cy="20.5" r="4.3" fill="var(--canvas)" stroke="var(--accent)" strokeWidth="2.6" />
      <circle cx="24" cy="20.5" r="4.3" fill="var(--canvas)" stroke="var(--accent)" strokeWidth="2.6" />
    </>
  ),
  Explore: (
    <>
      <path d="M2 22.500V14h7.500l2-3.500h4L18 6.500h5.500l2.2 4-1.5 4.5 4.3 2.5-1.2 5z" fill="var(--accent)" />
      <path
        d="M2 17.500h10.500l1.5 2.500M13 13.500h8.5"
        stroke="var(--canvas)"
        strokeWidth="1.6"
        opacity=".55"
        fill="none"
      />
      <circle cx="7" cy="7" r="3" fill="var(--highlight)" />
    </>
  ),
  Safety: (
    <>
      <path d="M16 2.5 27 6v8.500c0 4.5-4.2 7.4-11 9.500C9.2 21.9 5 19 5 14.500V6z" fill="var(--accent)" />
      <path
        d="M14.3 7.500h3.400v4.200h4.200v3.400h-4.200v4.200h-3.400v-4.200h-4.200v-3.400h4.200z"
        fill="var(--canvas)"
      />
    </>
  ),
  Hunting: (
    <>
      <path
        d="M29.5 8.500l-4.8-1.800c-1.5-1.7-4.4-1.4-5.3.9l-1.1 3.200L3 6.500c1 4.5 3.5 7.3 7.2 8.600L4.5 17c3.5 2.6 8.5 3.7 13.2 2.3 3.7-1.1 6-3.9 6.6-7.700l.4-1.800z"
        fill="var(--accent)"
      />
      <circle cx="22.6" cy="8.8" r="1.1" fill="var(--canvas)" />
      <path d="M11 13.500c2.5 1.6 5 2 8 1.2" stroke="var(--canvas)" strokeWidth="1.5" fill="none" opacity=".6" />
    </>
  ),
  Learn: (
    <>
      <path d="M3 5.500h10l3 2.5 3-2.500h10l-1.5 8 1.5 8.500H18.500L16 24l-2.5-2H3l1.5-8.500z" fill="var(--accent)" />
      <path
        d="M16 8v15M7 10.500h5.500M7 14.500h5M20 10.500h5.500M20 14.500h5"
        stroke="var(--canvas)"
        strokeWidth="1.7"
        fill="none"
      />
    </>
  ),
  Garage: (
    <path
      d="M20.5 3.200a7 7 0 0 0-7.3 9.300L4.3 20l-.3 2.6 2.3 1.9 2.6-.7 7.7-9.300a7 7 0 0 0 9.6-6.600l-.6-2.4-4.4 4-3.6-1-.8-3.5 4.4-1.600z"
      fill="var(--accent)"
    />
  ),
  Local: (
    <>
      <path d="M3.5 4h21.300l-.8 2.700h4L25.8 11l-1.6 4-1.9 3.2.2 5.300H7.300L7 19.800l-2.8-.4z" fill="var(--accent)" />
      <circle cx="14.5" cy="13" r="2.6" fill="var(--canvas)" />
    </>
  ),
  Me: (
    <>
      <path
        d="M8.5 10a7.5 7.5 0 0 1 15 0v3.500l-2 1.500h-11l-2-1.500zm2.7 1.300h9.600V9.600a4.8 4.8 0 0 0-9.6 0z"
        fill="var(--accent)"
        fillRule="evenodd"
      />
      <path d="M5 24c.4-4.4 3.3-6.8 7-7.400h8c3.7.6 6.6 3 7 7.400z" fill="var(--accent)" />
    </>
  ),
  Admin: (
    <path
      d="M10 4.500a6.5 6.5 0 0 0 0 13 6.5 6.5 0 0 0 6.2-4.600h4.600l2 2 2-2 2.2 2.2 2.5-2.6-2.5-2.800H16.200A6.5 6.5 0 0 0 10 4.500m-1.3 4.700a1.9 1.9 0 1 1 0 3.7 1.9 1.9 0 0 1 0-3.7"
      fill="var(--accent)"
      fillRule="evenodd"
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

import { cx } from '../cx.ts'

interface Props {
  readonly className?: string
}

/** Two ledges of a bluff that make a B, the shelters under them, and the trail that runs along the foot and climbs out. */
function LogoMark({ className }: Props) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cx('size-8 shrink-0', className)}>
      <path
        fill="var(--accent)"
        fillRule="evenodd"
        d="M2 3h16.4l4.1 3.6-2.1 5.6H2zm6.8 3.3V9h7.9l1-2.7zM2 13.9h20.6l4.1 3.6-2.1 5.3H2zm6.8 3.2v2.6h10l1-2.6z"
      />
      <path fill="none" stroke="var(--highlight)" strokeWidth="3.2" strokeLinejoin="round" d="M2 26.6h22l3.4-3.4H31" />
    </svg>
  )
}

/** Where the room is too small for both, the name leaves as a whole: it falls into a second line that is not shown. */
export function Wordmark({ className }: Props) {
  return (
    <span className={cx('flex h-touch min-w-0 flex-wrap content-start gap-x-2.5 overflow-hidden', className)}>
      <span className="flex h-full items-center">
        <LogoMark />
      </span>
      <span className="flex h-full items-center text-[1.3125rem] leading-none font-[820] tracking-[-0.025em] [font-stretch:125%]">
        Bluffline
      </span>
    </span>
  )
}

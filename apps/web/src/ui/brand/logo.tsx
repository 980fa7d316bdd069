import { cx } from '../cx.ts'

interface Props {
  readonly className?: string
}

/** A bluff seen from the side: the trail runs along the cap rock, drops down the face and goes on below; behind it, the beds of stone. */
export function LogoMark({ className }: Props) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden className={cx('size-8 shrink-0', className)}>
      <g stroke="var(--highlight)" strokeWidth="2" strokeLinecap="round">
        <path d="M2.5 13.2h10.2M2.5 18h11.9M2.5 22.8h12.6" />
      </g>
      <path
        d="M2.5 8h14.2l1.6 5.4-1.9 1.9 2.9 5-1 2.5 2.4 4.2h8.8"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="26.6" cy="8.2" r="2.4" fill="var(--ink)" />
    </svg>
  )
}

export function Wordmark({ className }: Props) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="text-[1.3125rem] leading-none font-[820] tracking-[-0.025em] [font-stretch:125%]">
        Bluffline
      </span>
    </span>
  )
}

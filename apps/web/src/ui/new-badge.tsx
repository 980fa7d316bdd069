import { cx } from './cx.ts'

const SIGNS = { New: 'N', Beta: 'β' } as const
const TONES = { New: 'bg-accent text-accent-ink', Beta: 'border border-highlight text-highlight' } as const

interface Props {
  readonly kind: keyof typeof SIGNS
  /** One letter, where there is no room for the word. */
  readonly short?: boolean
  readonly className?: string
}

/** Says that something is new, or not finished yet. */
export function NewBadge({ kind, short = false, className }: Props) {
  return (
    <span
      className={cx(
        'inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-sm px-1.5 text-[0.6875rem] leading-none font-[750] tracking-[0.03em] [font-stretch:88%]',
        TONES[kind],
        className,
      )}
    >
      {short ? (
        <>
          <span aria-hidden>{SIGNS[kind]}</span>
          <span className="sr-only">{kind}</span>
        </>
      ) : (
        kind
      )}
    </span>
  )
}

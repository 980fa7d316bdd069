import { cx } from './cx.ts'

export type ButtonTone = 'primary' | 'neutral' | 'quiet' | 'danger'
export type ButtonSize = 'regular' | 'comfortable' | 'outdoor' | 'emergency'

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-accent text-accent-ink hover:brightness-110 active:brightness-95',
  neutral:
    'border border-line-strong bg-surface-raised text-ink hover:border-accent-text hover:text-accent-text active:bg-surface-sunken',
  quiet: 'text-ink hover:bg-accent-soft hover:text-accent-text active:bg-surface-sunken',
  danger: 'bg-danger text-danger-ink hover:brightness-110 active:brightness-95',
}

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-touch px-4 text-small',
  comfortable: 'min-h-touch-comfortable px-5 text-body',
  outdoor: 'min-h-touch-outdoor px-6 text-body',
  emergency: 'min-h-touch-emergency px-6 text-lead',
}

/** The look of a button, for a link that leads somewhere: `<Link className={buttonStyle({ tone: 'primary' })}>`. */
export function buttonStyle(
  look: { tone?: ButtonTone; size?: ButtonSize; className?: string | undefined } = {},
): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-md text-center leading-tight font-[650] [font-stretch:104%]',
    'transition-[background-color,border-color,color,filter] motion-fast select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:brightness-100 aria-busy:cursor-progress',
    TONES[look.tone ?? 'neutral'],
    SIZES[look.size ?? 'regular'],
    look.className,
  )
}

import type { IconName } from './icons.ts'

interface Props {
  readonly name: IconName
  /** Edge length in CSS pixels. */
  readonly sizePx?: number
  /** Said to screen readers; leave it out where a text beside the icon says the same. */
  readonly label?: string
  readonly className?: string
}

/**
 * Drawn from the sheet that the build puts into every document: no script carries drawings, and no file is read for each icon anew,
 * which is what browsers do with drawings of another file.
 */
export function Icon({ name, sizePx = 20, label, className }: Props) {
  const hidden = label === undefined
  return (
    <svg
      viewBox="0 0 24 24"
      width={sizePx}
      height={sizePx}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className === undefined ? 'shrink-0' : `shrink-0 ${className}`}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}

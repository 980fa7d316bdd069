import { ICONS, type IconName } from './icons.ts'

interface Props {
  readonly name: IconName
  /** Edge length in CSS pixels. */
  readonly sizePx?: number
  /** Said to screen readers; leave it out where a text beside the icon says the same. */
  readonly label?: string
  readonly className?: string
}

export function Icon({ name, sizePx = 20, label, className }: Props) {
  const Drawing = ICONS[name]
  const hidden = label === undefined
  return (
    <Drawing
      width={sizePx}
      height={sizePx}
      strokeWidth={2}
      className={className === undefined ? 'shrink-0' : `shrink-0 ${className}`}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}

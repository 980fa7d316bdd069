import { cx } from './cx.ts'

interface Props {
  /** Give it the measures of what will stand there: `className="h-6 w-40"`. */
  readonly className?: string
}

/** A grey stand-in of the same size as what is being loaded. Hidden from screen readers: the region says that it is busy. */
export function Skeleton({ className }: Props) {
  return <span aria-hidden className={cx('bl-skeleton block rounded-sm', className)} />
}

import { useLocation } from 'react-router'
import { useNavigationMark } from '../../../data/navigation/navigation-mark.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

const WORDS = {
  running: { short: 'Navigating', long: 'Navigation is running. Open it', tone: 'text-accent-text' },
  offered: { short: 'Go on?', long: 'Navigation was interrupted. Open it to go on', tone: 'text-warn' },
} as const

/** In the header of every page while one is led somewhere, or was. */
export function NavigationMark() {
  const mark = useNavigationMark()
  const { pathname } = useLocation()
  if (mark === null || mark.address === pathname) return null
  const { short, long, tone } = WORDS[mark.status]
  return (
    <Link
      to={mark.address}
      data-mark
      aria-label={long}
      className={cx(
        'inline-flex h-touch min-w-touch shrink-0 items-center justify-center gap-1.5 rounded-md px-2 type-label hover:bg-accent-soft',
        tone,
      )}
    >
      <Icon name="navigate" sizePx={20} />
      <span className="@max-[72rem]/bar:sr-only">{short}</span>
    </Link>
  )
}

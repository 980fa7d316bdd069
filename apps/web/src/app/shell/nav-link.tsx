import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { warmPage } from '../page-loader.ts'
import { useFeatures } from '../../kit/features-context.ts'
import { pageAt, placeOf } from './nav.ts'
import { Link } from '../../ui/link.tsx'

interface Props {
  readonly to: string
  readonly className: string
  readonly children: ReactNode
}

/** A link of a bar. On the page it leads to it is inert: it says where one is and leads nowhere. */
export function NavLink({ to, className, children }: Props) {
  const { pathname } = useLocation()
  const features = useFeatures()
  const place = placeOf(to, pathname)
  if (place === 'here') {
    return (
      <a role="link" aria-current="page" aria-disabled="true" className={className} data-place={place}>
        {children}
      </a>
    )
  }
  const warm = () => {
    const page = pageAt(features, to)
    if (page) warmPage(page.load)
  }
  return (
    <Link
      to={to}
      className={className}
      data-place={place}
      {...(place === 'within' && { 'aria-current': 'true' as const })}
      onPointerEnter={warm}
      onFocus={warm}
    >
      {children}
    </Link>
  )
}

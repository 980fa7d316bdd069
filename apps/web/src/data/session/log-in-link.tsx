import { isSafeReturnPath } from '@bluffline/core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePorts } from '../../platform/ports.ts'
import { Link } from '../../ui/link.tsx'
import { RETURN_PATH_KEY } from './session.ts'

interface Props {
  readonly className: string
  readonly children: ReactNode
}

/** Leads to signing in, and from there back to the page it stands on. */
export function LogInLink({ className, children }: Props) {
  const { storage } = usePorts()
  const { pathname, search } = useLocation()
  const remember = () => {
    const path = pathname + search
    if (isSafeReturnPath(path)) storage.write(RETURN_PATH_KEY, path)
  }
  return (
    <Link to="/profile" className={className} onClick={remember}>
      {children}
    </Link>
  )
}

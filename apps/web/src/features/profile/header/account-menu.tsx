import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../data/session/use-session.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Icon } from '../../../ui/icon.tsx'

const SignedInMenu = lazy(async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu }))

const PLACE = <span className="size-touch" />

/** Login, or the menu of who is logged in. */
export function AccountMenu() {
  const session = useSession()
  if (session.status === 'loading') return PLACE
  if (session.status === 'signedIn') {
    return (
      <Suspense fallback={PLACE}>
        <SignedInMenu username={session.user.username} />
      </Suspense>
    )
  }
  return (
    <Link
      to="/profile"
      aria-label="Login"
      className={buttonStyle({ tone: 'quiet', className: 'max-md:size-touch max-md:px-0!' })}
    >
      <Icon name="person" sizePx={22} className="md:hidden" />
      <span className="max-md:sr-only">Login</span>
    </Link>
  )
}

import { useId } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { LogOutDialog } from '../log-out-dialog.tsx'
import { useLogOut } from '../use-log-out.ts'

const ITEM =
  'flex min-h-touch-outdoor w-full items-center gap-3 rounded-md px-2 text-left text-small font-[620] hover:bg-accent-soft'

const LINKS: readonly { to: string; icon: IconName; label: string }[] = [
  { to: '/profile', icon: 'person', label: 'View Profile' },
  { to: '/rides', icon: 'list', label: 'Your rides' },
  { to: '/sync', icon: 'refresh', label: 'Sync' },
]

/** What one can do as oneself. */
export function SignedInMenu({ username }: { readonly username: string }) {
  const id = useId()
  const logOut = useLogOut()
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <>
      <button
        type="button"
        aria-label={`Account of ${username}`}
        popoverTarget={id}
        className={buttonStyle({ tone: 'quiet', className: 'size-touch px-0!' })}
      >
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-full bg-accent text-small font-[700] text-accent-ink uppercase"
        >
          {username.charAt(0)}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto top-[calc(var(--shell-top)+6px)] right-(--page-gutter) w-[min(18rem,calc(100vw-2*var(--page-gutter)))] rounded-lg border border-line bg-surface-raised p-3 text-ink shadow-float"
      >
        <p className="truncate px-2 pb-2 type-label text-ink-muted">{username}</p>
        {LINKS.map(({ to, icon, label }) => (
          <Link key={to} to={to} className={ITEM} onClick={close}>
            <Icon name={icon} sizePx={22} />
            {label}
          </Link>
        ))}
        <button
          type="button"
          className={`${ITEM} mt-2 border-t border-line`}
          onClick={() => {
            close()
            logOut.begin()
          }}
        >
          <Icon name="logOut" sizePx={22} />
          Logout
        </button>
      </div>
      <LogOutDialog {...logOut} />
    </>
  )
}

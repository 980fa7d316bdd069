import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import type { LogOut } from './use-log-out.ts'

/** Asked where logging out would lose something. */
export function LogOutDialog({ asking, isBusy, confirm, cancel }: LogOut) {
  const words = asking === 1 ? 'One change has' : `${asking ?? 0} changes have`
  return (
    <Dialog
      open={asking !== null}
      onClose={cancel}
      title="Log out and lose changes?"
      actions={
        <>
          <Link to="/sync" className={buttonStyle({})} onClick={cancel}>
            See what waits
          </Link>
          <Button tone="danger" busy={isBusy} onClick={confirm}>
            Log out anyway
          </Button>
        </>
      }
    >
      <p>
        {words} not reached your account yet. Logging out takes everything of your account off this device, so they
        would be gone.
      </p>
    </Dialog>
  )
}

import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** Close to the title it stands above, on the line where the titles of other pages stand. */
export function BackToSettings() {
  return (
    <Link
      to="/settings"
      className="-mt-3 mb-1 -ml-1 inline-flex min-h-touch items-center gap-1 rounded-md pr-2 text-small font-[600] text-ink-muted hover:text-ink"
    >
      <Icon name="chevronLeft" sizePx={18} />
      Riding settings
    </Link>
  )
}

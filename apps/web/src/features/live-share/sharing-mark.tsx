import { useRunningShares } from '../../data/live-share/use-running-shares.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** In the header of every page while somebody may see where one is. */
export function SharingMark() {
  const shares = useRunningShares()
  if (shares.length === 0) return null
  return (
    <Link
      to="/share-location"
      data-mark
      aria-label="Sharing: somebody can see where you are. Show or stop it"
      className="inline-flex h-touch min-w-touch shrink-0 items-center justify-center gap-1.5 rounded-md px-2 type-label text-warn hover:bg-accent-soft"
    >
      <Icon name="pin" sizePx={20} />
      <span className="@max-[72rem]/bar:sr-only">Sharing</span>
    </Link>
  )
}

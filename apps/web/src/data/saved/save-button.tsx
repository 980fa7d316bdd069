import { refusalWords } from '../../platform/no-room.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSavedTrails } from './use-saved-trails.ts'

interface Props {
  readonly trailId: string
  readonly trailName: string
  /** `icon`: for a card. `button`: with its word, for a page. */
  readonly look?: 'icon' | 'button'
}

/** Keeps a trail on this device, or lets it go again. */
export function SaveButton({ trailId, trailName, look = 'icon' }: Props) {
  const { isSaved, save, forget } = useSavedTrails()
  const { show } = useToast()
  const saved = isSaved(trailId)
  const toggle = () => {
    const change = saved ? forget(trailId) : save(trailId)
    change.catch((problem: unknown) => show({ title: 'Not saved', description: refusalWords(problem), tone: 'danger' }))
  }
  if (look === 'button') {
    return (
      <Button icon={saved ? 'bookmarked' : 'bookmark'} aria-pressed={saved} onClick={toggle}>
        {saved ? 'Saved' : 'Save'}
      </Button>
    )
  }
  return (
    <IconButton
      icon={saved ? 'bookmarked' : 'bookmark'}
      label={`Save ${trailName}`}
      aria-pressed={saved}
      onClick={toggle}
      {...(saved && { className: 'text-accent-text' })}
    />
  )
}

import { useCampgroundPreferences } from '../../../data/campgrounds/user-preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface Props {
  readonly id: string
  readonly name: string
  /** `icon`: for a card. `button`: with its word, for a page. */
  readonly look?: 'icon' | 'button'
}

/** The heart of a favorite is full. */
const FULL = '[&_svg]:fill-current'

/** Keeps a campground as a favorite on this device, or lets it go again. */
export function FavoriteButton({ id, name, look = 'icon' }: Props) {
  const { isFavorite, toggleFavorite } = useCampgroundPreferences()
  const isOn = isFavorite(id)
  const common = { 'aria-pressed': isOn, onClick: () => toggleFavorite(id) }
  if (look === 'button') {
    return (
      <Button icon="heart" {...common} {...(isOn && { className: FULL })}>
        Favorite
      </Button>
    )
  }
  return (
    <IconButton
      icon="heart"
      label={`Favorite: ${name}`}
      {...common}
      {...(isOn && { className: `text-accent-text ${FULL}` })}
    />
  )
}

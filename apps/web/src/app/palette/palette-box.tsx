import type { KeyboardEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { optionId, type PaletteItem } from './palette-item.ts'

interface Props {
  readonly text: string
  readonly onText: (text: string) => void
  readonly listId: string
  readonly items: readonly PaletteItem[]
  readonly active: number
  readonly onActive: (at: number) => void
  readonly onTake: (item: PaletteItem) => void
  readonly onClose: () => void
}

/** The field above the list: an editable combobox after the ARIA authoring pattern. The focus stays in it while arrows choose. */
export function PaletteBox({ text, onText, listId, items, active, onActive, onTake, onClose }: Props) {
  const step = (by: number) => items.length > 0 && onActive((active + by + items.length) % items.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Readonly<Record<string, () => unknown>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => items[active] && onTake(items[active]),
    }
    const act = event.nativeEvent.isComposing ? undefined : actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div className="flex items-center gap-1 border-b border-line pr-1.5 pl-4">
      <Icon name="search" sizePx={22} className="text-accent-text" />
      <input
        // The one thing one comes here for.
        autoFocus
        type="text"
        role="combobox"
        aria-label="Search features, trails and places"
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={items[active] ? optionId(listId, active) : undefined}
        placeholder="Search features... (Cmd+K)"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-touch-trail min-w-0 flex-1 bg-transparent px-2 text-lead outline-none"
      />
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  )
}

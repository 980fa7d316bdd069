import { useId, useMemo, useState } from 'react'
import { PaletteBox } from './palette-box.tsx'
import type { PaletteItem } from './palette-item.ts'
import { PaletteList } from './palette-list.tsx'
import { searchPalette } from './search-palette.ts'
import type { Sources } from './use-sources.ts'

interface Props {
  readonly sources: Sources
  readonly onTake: (item: PaletteItem) => void
  readonly onClose: () => void
}

/** The field and what it finds. All that changes with a key is in here, so that a key draws nothing else anew. */
export function PaletteBody({ sources: { atRest, searched }, onTake, onClose }: Props) {
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const isSearching = text.trim() !== ''
  const groups = useMemo(
    () => (isSearching ? searchPalette(searched, text) : atRest),
    [isSearching, searched, text, atRest],
  )
  const type = (next: string) => {
    setText(next)
    setActive(0)
  }
  return (
    <>
      <PaletteBox
        text={text}
        onText={type}
        listId={listId}
        items={groups.flatMap(({ items }) => items)}
        active={active}
        onActive={setActive}
        onTake={onTake}
        onClose={onClose}
      />
      <PaletteList
        id={listId}
        groups={groups}
        active={active}
        onActive={setActive}
        onTake={onTake}
        emptyText={isSearching ? 'No features found.' : 'No features available for your role.'}
      />
    </>
  )
}
